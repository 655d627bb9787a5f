import { expect, test } from 'vitest'
import { memberRoles } from '~/lib/member-roles'
import { mailtoHref, offeredRoles, rolePages } from './model'

const partsOf = (href: string) => {
  const url = new URL(href)
  return [url.pathname, url.searchParams.get('subject'), url.searchParams.get('body')]
}

test('special characters and line breaks of a mail survive its mailto address', () => {
  const href = mailtoHref({ email: 'hello@nordbro.example' }, 'Sverige + Norden', 'Hej & välkommen?\n\nPris: 100 %')
  expect(partsOf(href)).toEqual(['hello@nordbro.example', 'Sverige + Norden', 'Hej & välkommen?\r\n\r\nPris: 100 %'])
  expect(href).not.toMatch(/[ +\n]/)
})

test('an email address can’t add parameters to a mailto address', () => {
  const href = mailtoHref({ email: 'a+b&c?d@nordbro.example' }, 'Hi', 'There')
  expect(href).toBe('mailto:a%2Bb%26c%3Fd@nordbro.example?subject=Hi&body=There')
})

test('every role has a page and is offered', () => {
  expect([...offeredRoles].sort()).toEqual([...memberRoles].sort())
  expect(rolePages).toEqual({ embassy: '/ambassador', supplier: '/supplier', hospital: '/hospital' })
})
