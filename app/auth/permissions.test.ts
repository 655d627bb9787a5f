import { describe, expect, test } from 'vitest'
import { type AccessLevel, accessLevels } from '~/lib/access-levels'
import type { DirectoryAudience } from '~/lib/directory-audiences'
import { memberRoles } from '~/lib/member-roles'
import { type Actor, authorize, can, type Member, rules } from './permissions'

const member = (overrides: Partial<Member> = {}): Member => ({
  userId: 'me',
  email: 'me@nordbro.example',
  role: 'supplier',
  level: 'entry',
  isAdmin: false,
  ...overrides,
})
const admin = member({ isAdmin: true })
const visitor: Actor = null

test('the table of rules is the one that is tested here', () => {
  expect(Object.keys(rules)).toEqual([
    'account.see',
    'account.change',
    'event.list',
    'event.see',
    'event.answer',
    'event.expressInterest',
    'insight.list',
    'insight.read',
    'directory.see',
    'directory.seeField',
    'search.use',
    'member.invite',
    'colleague.propose',
    'admin.enter',
    'accessRequest.list',
    'accessRequest.decide',
    'user.list',
    'user.change',
    'person.see',
    'person.erase',
    'person.restrict',
    'teamNote.write',
    'organisation.see',
    'organisation.manage',
    'organisation.signOn',
    'draft.store',
    'event.manage',
    'content.manage',
    'content.list',
    'content.edit',
    'content.publish',
    'content.preview',
    'inbox.read',
    'inbox.answer',
    'mail.list',
    'mail.retry',
    'activity.list',
    'securityEvent.list',
    'securityEvent.export',
    'settings.see',
    'settings.change',
    'statistics.see',
  ])
})

test.each(['account.see', 'account.change'] as const)('%s: only on one’s own account, for admins too', (rule) => {
  expect(can(member(), rule, 'me')).toBe(true)
  expect(can(member(), rule, 'other')).toBe(false)
  expect(can(admin, rule, 'other')).toBe(false)
  expect(can(visitor, rule, 'me')).toBe(false)
})

test('colleague.propose: only who joined their organisation first, admins too', () => {
  expect(can(member(), 'colleague.propose', 'me')).toBe(true)
  for (const first of ['other', undefined]) {
    expect(can(member(), 'colleague.propose', first)).toBe(false)
    expect(can(admin, 'colleague.propose', first)).toBe(false)
  }
  expect(can(visitor, 'colleague.propose', undefined)).toBe(false)
})

test.each(['event.list', 'event.expressInterest', 'insight.list', 'directory.see', 'search.use'] as const)(
  '%s: everyone who is signed in',
  (rule) => {
    expect(can(member(), rule)).toBe(true)
    expect(can(visitor, rule)).toBe(false)
  },
)

test('a field of the directory is seen by those whom its owner chose, and admins are no exception', () => {
  const seenBy = (actor: Actor, audience: DirectoryAudience) =>
    can(actor, 'directory.seeField', { audience, role: 'supplier' })
  const everyone = [visitor, member(), member({ role: 'hospital' }), admin, { ...admin, role: 'embassy' as const }]
  expect(everyone.map((actor) => seenBy(actor, 'nobody'))).toEqual([false, false, false, false, false])
  expect(everyone.map((actor) => seenBy(actor, 'role'))).toEqual([false, true, false, true, false])
  expect(everyone.map((actor) => seenBy(actor, 'members'))).toEqual([false, true, true, true, true])
})

test.each([
  'member.invite',
  'admin.enter',
  'accessRequest.list',
  'accessRequest.decide',
  'user.list',
  'user.change',
  'person.see',
  'person.erase',
  'person.restrict',
  'teamNote.write',
  'organisation.see',
  'organisation.manage',
  'organisation.signOn',
  'event.manage',
  'content.manage',
  'content.list',
  'content.edit',
  'content.publish',
  'content.preview',
  'draft.store',
  'inbox.read',
  'inbox.answer',
  'mail.list',
  'mail.retry',
  'activity.list',
  'settings.see',
  'settings.change',
  'statistics.see',
] as const)('%s: admins', (rule) => {
  expect(can(admin, rule)).toBe(true)
  expect(can(member({ level: 'premium' }), rule)).toBe(false)
  expect(can(visitor, rule)).toBe(false)
})

describe.each(['event.see', 'event.answer', 'insight.read'] as const)('%s', (rule) => {
  test('needs the role and the level', () => {
    for (const role of memberRoles) {
      for (const [has, level] of accessLevels.entries()) {
        for (const [needs, minLevel] of accessLevels.entries()) {
          const actor = member({ role, level: level as AccessLevel })
          expect(can(actor, rule, { roles: [role], minLevel })).toBe(has >= needs)
          expect(can(actor, rule, { roles: memberRoles.filter((other) => other !== role), minLevel })).toBe(false)
        }
      }
    }
  })

  test('allows admins always, visitors never', () => {
    const audience = { roles: ['hospital'], minLevel: 'premium' } as const
    expect(can(admin, rule, audience)).toBe(true)
    expect(can(visitor, rule, { roles: memberRoles, minLevel: 'entry' })).toBe(false)
  })
})

test('authorize throws when the rule does not allow the actor', () => {
  expect(() => authorize(visitor, 'event.list')).toThrow('event.list')
  expect(() => authorize(member(), 'event.list')).not.toThrow()
})
