import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maySignIn } from '~/lib/sign-in-policy'
import { canHaveAccount, safeDestination } from './model'

const domain = 'nordbro.example'
const staff = 'asa@nordbro.example'
const partner = 'kari@sykehus.example'

describe('who may have an account', () => {
  test.each([
    ['invited', staff, 'registration', true],
    ['invited', partner, 'registration', false],
    ['invited', partner, 'invitation', true],
    ['invited', partner, 'setup', true],
    ['company', staff, 'registration', true],
    ['company', partner, 'registration', false],
    ['company', partner, 'invitation', false],
    ['company', partner, 'setup', false],
    ['open', partner, 'registration', true],
    ['open', partner, 'invitation', true],
  ] as const)('%s: %s by %s: %s', (policy, email, origin, isAllowed) => {
    expect(canHaveAccount(policy, domain, email, origin)).toBe(isAllowed)
  })

  test('an address whose domain only resembles ours is not a company address', () => {
    for (const email of [
      'a@evilnordbro.example',
      'a@nordbro.example.evil',
      'a@sub.nordbro.example',
      'nordbro.example',
    ]) {
      expect(canHaveAccount('company', domain, email, 'registration')).toBe(false)
    }
    expect(canHaveAccount('company', domain, 'A@NORDBRO.example', 'registration')).toBe(true)
  })

  test('only the company policy refuses sign-ins from other domains', () => {
    expect(maySignIn('company', domain, partner)).toBe(false)
    expect(maySignIn('invited', domain, partner)).toBe(true)
    expect(maySignIn('open', domain, partner)).toBe(true)
  })
})

test.each(['/supplier', '/account?form=profile#sessions', '/events/1/event.ics'])('%s is a page of ours', (to) => {
  expect(safeDestination(to)).toBe(to)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '///evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  null,
])('%j leads nowhere but to the roles', (to) => {
  expect(safeDestination(to)).toBe('/select-role')
})

test('any destination, as a browser resolves it, stays on our site', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '#',
    '?',
    '%2f',
    '%5c',
    '\t',
    '\n',
    'evil.example',
    'https',
    'a',
    '\u3002',
    '\uff0f',
  )
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.string({ unit: pieces })), (to) => {
      for (const start of ['', '/', '//', '/\\']) {
        const destination = safeDestination(`${start}${to}`)
        expect(new URL(destination, 'https://nordbro.example/login').origin).toBe('https://nordbro.example')
        expect(safeDestination(destination)).toBe(destination)
        // It is sent as the Location header.
        expect(destination).toMatch(/^[!-~]*$/)
      }
    }),
    { numRuns: 500 },
  )
})
