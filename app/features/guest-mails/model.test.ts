import { expect, test } from 'vitest'
import { type Candidate, type MessageKind, messageLocale, reasonToSkip, type SkipReason } from './model'

const someone: Candidate = {
  ...{ id: '1', name: '', email: 'a@b.example', locale: 'sv', isAttending: false, isLeaving: false },
  ...{ isRestricted: false, hasObjected: false, wantsAnnouncements: true, isAnnounced: false },
}

test.each<[string, MessageKind, Partial<Candidate>, SkipReason | undefined]>([
  ['a member', 'announcement', {}, undefined],
  ['who opted out', 'announcement', { wantsAnnouncements: false }, 'optedOut'],
  ['who opted out and attends', 'announcement', { wantsAnnouncements: false, isAttending: true }, 'attending'],
  ['who attends', 'announcement', { isAttending: true }, 'attending'],
  ['who objected', 'announcement', { hasObjected: true }, 'objected'],
  ['who restricted', 'announcement', { isRestricted: true }, 'restricted'],
  ['who is leaving', 'announcement', { isLeaving: true }, 'left'],
  ['who has had one', 'announcement', { isAnnounced: true }, 'announced'],
  ['a guest who opted out', 'message', { wantsAnnouncements: false, isAttending: true }, undefined],
  ['a guest who objected', 'message', { hasObjected: true, isAttending: true }, undefined],
  ['a guest who restricted', 'message', { isRestricted: true, isAttending: true }, 'restricted'],
  ['who does not attend and opted out', 'message', { wantsAnnouncements: false }, 'optedOut'],
  ['who was told of the event', 'message', { isAnnounced: true }, undefined],
  ['who came, objected and opted out', 'thanks', { hasObjected: true, wantsAnnouncements: false }, undefined],
  ['who came and restricted', 'thanks', { isRestricted: true }, 'restricted'],
])('%s, %s', (_who, kind, overrides, reason) => {
  expect(reasonToSkip({ ...someone, ...overrides }, kind)).toBe(reason)
})

test('a message is read in one’s own language, else in the event’s, else in the one that was written', () => {
  const text = { subject: 'x', body: 'y' }
  expect(messageLocale({ en: text, sv: text }, 'sv', 'en')).toBe('sv')
  expect(messageLocale({ en: text, sv: text }, 'no', 'en')).toBe('en')
  expect(messageLocale({ sv: text }, 'no', 'en')).toBe('sv')
  expect(messageLocale({}, 'no', 'en')).toBeUndefined()
})
