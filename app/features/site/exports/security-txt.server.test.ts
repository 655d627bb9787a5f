import { expect, test } from 'vitest'
import { brandFrom } from '~/brand/brand'
import { getSecurityTxt } from './security-txt.server'

const publicUrl = new URL('https://nordbro.example')
const now = new Date('2026-11-18T13:14:15.678Z')

/** Each field of RFC 9116 with its values. */
function fieldsOf(text: string) {
  const lines = text.split('\n').filter(Boolean)
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]))
}

test('security.txt has each field once, with the address of the brand and of this site', () => {
  const brand = { ...brandFrom(), email: 'security@hospital.example' }
  const text = getSecurityTxt({ publicUrl, brand, now })
  expect(text).toBe(`Contact: mailto:security@hospital.example
Expires: 2027-05-17T00:00:00Z
Preferred-Languages: en, sv, nb
Canonical: https://nordbro.example/.well-known/security.txt
Policy: https://nordbro.example/privacy#security
`)
})

test.each(['2026-01-01', '2026-02-28', '2027-12-31'])(
  'on %s it expires in the future, and in less than a year',
  (day) => {
    const today = new Date(`${day}T23:59:59Z`)
    const { Expires = '' } = fieldsOf(getSecurityTxt({ publicUrl, brand: brandFrom(), now: today }))
    const left = new Date(Expires).getTime() - today.getTime()
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(365 * 24 * 60 * 60_000)
  },
)
