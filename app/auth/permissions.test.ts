import { describe, expect, test } from 'vitest'
import { type AccessLevel, accessLevels } from '~/lib/access-levels'
import { adminRoles } from '~/lib/admin-roles'
import type { DirectoryAudience } from '~/lib/directory-audiences'
import { memberRoles } from '~/lib/member-roles'
import {
  type Actor,
  adminRights,
  authorize,
  can,
  hasRight,
  type Member,
  type PlainRule,
  type Right,
  rightsOf,
  rules,
} from './permissions'

const member = (overrides: Partial<Member> = {}): Member => ({
  userId: 'me',
  email: 'me@nordbro.example',
  role: 'supplier',
  level: 'entry',
  adminRole: null,
  ...overrides,
})
const admin = member({ adminRole: 'owner' })
const visitor: Actor = null

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

test.each([
  'event.list',
  'event.expressInterest',
  'insight.list',
  'directory.see',
  'engagement.list',
  'engagement.ask',
  'thread.list',
  'search.use',
] as const)('%s: everyone who is signed in', (rule) => {
  expect(can(member(), rule)).toBe(true)
  expect(can(visitor, rule)).toBe(false)
})

/** The admins who may do something whichever organisation it belongs to: owner, member manager, editor, reader. */
const ofOrganisations = {
  'engagement.see': 'om-r',
  'thread.see': 'om--',
  'thread.write': 'om--',
  'deliverable.accept': '----',
} as const

test.each(Object.entries(ofOrganisations) as [keyof typeof ofOrganisations, string][])(
  '%s: members of the organisation, and %s of the admins',
  (rule, expected) => {
    for (const role of memberRoles) {
      expect(can(member({ role }), rule, { isOwn: true })).toBe(true)
      expect(can(member({ role, level: 'premium' }), rule, { isOwn: false })).toBe(false)
    }
    const has = adminRoles.map((adminRole) => can(member({ adminRole }), rule, { isOwn: false }))
    expect(has).toEqual([...expected].map((letter) => letter !== '-'))
    expect([true, false].map((isOwn) => can(visitor, rule, { isOwn }))).toEqual([false, false])
  },
)

test('engagement.accept: only who was named in the offer, admins too', () => {
  const actors = [member(), admin, visitor]
  expect(actors.map((actor) => can(actor, 'engagement.accept', { isSignatory: true }))).toEqual([true, true, false])
  expect(actors.map((actor) => can(actor, 'engagement.accept', { isSignatory: false }))).not.toContain(true)
})

test('event.giveFeedback: only guests, admins too', () => {
  expect([member(), admin, visitor].map((actor) => can(actor, 'event.giveFeedback', true))).toEqual([true, true, false])
  expect([member(), admin, visitor].map((actor) => can(actor, 'event.giveFeedback', false))).not.toContain(true)
})

test('a field of the directory is seen by those whom its owner chose, and admins are no exception', () => {
  const seenBy = (actor: Actor, audience: DirectoryAudience) =>
    can(actor, 'directory.seeField', { audience, role: 'supplier' })
  const everyone = [visitor, member(), member({ role: 'hospital' }), admin, { ...admin, role: 'embassy' as const }]
  expect(everyone.map((actor) => seenBy(actor, 'nobody'))).toEqual([false, false, false, false, false])
  expect(everyone.map((actor) => seenBy(actor, 'role'))).toEqual([false, true, false, true, false])
  expect(everyone.map((actor) => seenBy(actor, 'members'))).toEqual([false, true, true, true, true])
})

/** Who has each right: owner, member manager, editor, reader. Written out once more, so that a change of one is noticed. */
const expectedRights: Record<Right, string> = {
  'admin.enter': 'omer',
  'admin.manage': 'o---',
  'view.as': 'ome-',
  'event.see': 'omer',
  'event.answer': 'omer',
  'insight.read': 'omer',
  'member.invite': 'om--',
  'accessRequest.list': 'om-r',
  'accessRequest.decide': 'om--',
  'user.list': 'om-r',
  'user.change': 'om--',
  'user.export': 'om--',
  'person.see': 'om--',
  'person.erase': 'om--',
  'person.restrict': 'om--',
  'teamNote.write': 'om--',
  'organisation.see': 'om-r',
  'organisation.manage': 'om--',
  'organisation.signOn': 'o---',
  'draft.store': 'ome-',
  'engagement.oversee': 'om-r',
  'engagement.manage': 'om--',
  'engagement.export': 'om--',
  'thread.oversee': 'om--',
  'thread.answer': 'om--',
  'event.oversee': 'omer',
  'event.manage': 'o-e-',
  'event.export': 'ome-',
  'content.list': 'o-er',
  'content.preview': 'o-er',
  'content.manage': 'o-e-',
  'content.edit': 'o-e-',
  'content.publish': 'o-e-',
  'inbox.read': 'om--',
  'inbox.answer': 'om--',
  'mail.list': 'om--',
  'mail.retry': 'om--',
  'activity.list': 'om-r',
  'securityEvent.list': 'om--',
  'securityEvent.export': 'o---',
  'settings.see': 'o---',
  'settings.change': 'o---',
  'statistics.see': 'o-er',
}

test.each(Object.entries(expectedRights) as [Right, string][])('%s: %s of the admins', (right, expected) => {
  const has = adminRoles.map((adminRole) => hasRight(member({ adminRole }), right))
  expect(has).toEqual([...expected].map((letter) => letter !== '-'))
  expect(hasRight(member({ level: 'premium' }), right)).toBe(false)
  expect(hasRight(visitor, right)).toBe(false)
})

test('every rule that is a right asks for that right and no other', () => {
  const ofMembers = ['event.see', 'event.answer', 'insight.read']
  const plain = rightsOf(admin).filter((right): right is Right & PlainRule => !ofMembers.includes(right))
  expect(plain).toHaveLength(Object.keys(adminRights).length - ofMembers.length)
  for (const right of plain) {
    for (const adminRole of [...adminRoles, null])
      expect(can(member({ adminRole }), right)).toBe(hasRight(member({ adminRole }), right))
  }
})

test('the rules without a right of admins are those that are tested here', () => {
  expect(Object.keys(rules).filter((rule) => !(rule in adminRights))).toEqual([
    'account.see',
    'account.change',
    'event.list',
    'event.expressInterest',
    'event.giveFeedback',
    'insight.list',
    'directory.see',
    'directory.seeField',
    'engagement.see',
    'engagement.accept',
    'engagement.list',
    'engagement.ask',
    'deliverable.accept',
    'thread.list',
    'thread.see',
    'thread.write',
    'search.use',
    'colleague.propose',
  ])
})

describe.each(['event.see', 'event.answer', 'insight.read'] as const)('%s', (rule) => {
  test('needs the role and the level', () => {
    for (const role of memberRoles) {
      for (const [has, level] of accessLevels.entries()) {
        for (const [needs, minLevel] of accessLevels.entries()) {
          const actor = member({ role, level: level as AccessLevel })
          const event = { roles: [role], minLevel, takesPart: false }
          expect(can(actor, rule, event)).toBe(has >= needs)
          const others = memberRoles.filter((other) => other !== role)
          expect(can(actor, rule, { ...event, roles: others })).toBe(false)
        }
      }
    }
  })

  test('allows admins always, visitors never', () => {
    const audience = { roles: ['hospital'], minLevel: 'premium', takesPart: false } as const
    for (const adminRole of adminRoles) expect(can(member({ adminRole }), rule, audience)).toBe(true)
    const ofAll = { roles: memberRoles, minLevel: 'entry', takesPart: true } as const
    expect(can(visitor, rule, ofAll)).toBe(false)
  })
})

test('who takes part in an event sees it also outside of its audience, and gets no other seat', () => {
  const event = { roles: ['hospital'], minLevel: 'premium', takesPart: true } as const
  expect(can(member(), 'event.see', event)).toBe(true)
  expect(can(member(), 'event.answer', event)).toBe(false)
})

test('authorize throws when the rule does not allow the actor', () => {
  expect(() => authorize(visitor, 'event.list')).toThrow('event.list')
  expect(() => authorize(member(), 'event.list')).not.toThrow()
})
