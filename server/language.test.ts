import { expect, test } from 'vitest'
import { languageCookie, readLanguage } from './language'

test.each([
  ['nothing said', null, undefined, 'en', false],
  ['asked for', 'sv', undefined, 'sv', true],
  ['kept', null, 'a=b; lang=no; c=d', 'no', false],
  ['asked for again', 'sv', 'lang=sv', 'sv', false],
  ['asked for another', 'en', 'lang=sv', 'en', true],
  ['unknown', 'fi', 'lang=sv', 'sv', false],
  ['a cookie that lies', null, 'lang=xx', 'en', false],
  ['kept with https', null, '__Host-lang=no', 'no', false],
  ['kept with https, whatever another host set', null, 'lang=sv; __Host-lang=no', 'no', false],
  ['a cookie named alike', null, 'slang=sv', 'en', false],
])('%s', (_when, asked, cookies, locale, remember) => {
  expect(readLanguage(asked, cookies)).toEqual({ locale, remember })
})

test('the cookie is Secure and bound to the host where the site is', () => {
  expect(languageCookie('sv', true)).toMatch(/^__Host-lang=sv;.*SameSite=Lax; HttpOnly; Secure$/)
  expect(languageCookie('sv', false)).toMatch(/^lang=sv;(?!.*Secure)/)
})
