import { expect, test } from 'vitest'
import { languageCookie, readLanguage } from './language'

test.each([
  ['no parameter and no cookie', null, undefined, 'en', false],
  ['a parameter', 'sv', undefined, 'sv', true],
  ['a cookie', null, 'a=b; lang=no; c=d', 'no', false],
  ['the parameter of the cookie', 'sv', 'lang=sv', 'sv', false],
  ['another parameter than the cookie', 'en', 'lang=sv', 'en', true],
  ['an unknown parameter', 'fi', 'lang=sv', 'sv', false],
  ['an unknown cookie', null, 'lang=xx', 'en', false],
  ['a host-only cookie', null, '__Host-lang=no', 'no', false],
  ['a host-only cookie and one that another host set', null, 'lang=sv; __Host-lang=no', 'no', false],
  ['a cookie with a similar name', null, 'slang=sv', 'en', false],
])('%s', (_when, parameter, cookies, locale, remember) => {
  expect(readLanguage(parameter, cookies)).toEqual({ locale, remember })
})

test('the cookie is Secure and bound to the host where the site is', () => {
  expect(languageCookie('sv', true)).toMatch(/^__Host-lang=sv;.*SameSite=Lax; HttpOnly; Secure$/)
  expect(languageCookie('sv', false)).toMatch(/^lang=sv;(?!.*Secure)/)
})
