import { describe, expect, test } from 'vitest'
import { isLinkOpen, stateOf, statusLink } from './model'

const at = (time: string) => new Date(`2026-11-16T${time}Z`)
const pending = { createdAt: at('08:00:00'), status: 'pending', reviewStartedAt: null, reviewedAt: null } as const

describe('the state that an applicant sees', () => {
  test('is received until an admin opens the request', () => {
    expect(stateOf(pending, at('09:00:00'), 30)).toBe('received')
    expect(stateOf({ ...pending, reviewStartedAt: at('08:30:00') }, at('09:00:00'), 30)).toBe('review')
  })

  test('tells nothing of a decision that can still be undone', () => {
    const decided = { ...pending, status: 'rejected', reviewedAt: at('09:00:00') } as const
    expect(stateOf(decided, at('09:00:29'), 30)).toBe('received')
    expect(stateOf({ ...decided, reviewStartedAt: at('08:59:00') }, at('09:00:29'), 30)).toBe('review')
    expect(stateOf(decided, at('09:00:30'), 30)).toBe('decided')
  })
})

test('a link ends 90 days after the decision, and when the request is withdrawn', () => {
  const reviewedAt = new Date('2026-01-01T12:00:00Z')
  const decided = { status: 'approved', reviewedAt } as const
  expect(isLinkOpen(decided, new Date('2026-04-01T11:59:59Z'))).toBe(true)
  expect(isLinkOpen(decided, new Date('2026-04-01T12:00:00Z'))).toBe(false)
  expect(isLinkOpen(pending, new Date('2030-01-01T12:00:00Z'))).toBe(true)
  expect(isLinkOpen({ ...pending, status: 'withdrawn' }, at('09:00:00'))).toBe(false)
})

test('the token is the last parameter of a link: mail programs that cut it off break the token only', () => {
  const site = new URL('https://nordbro.example')
  expect(statusLink(site, 'abc', 'en')).toBe('https://nordbro.example/request-access/status?token=abc')
  expect(statusLink(site, 'abc', 'sv')).toBe('https://nordbro.example/request-access/status?lang=sv&token=abc')
})
