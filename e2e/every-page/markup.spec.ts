import { ask, postRequest } from '../http.ts'
import { faultsOf } from '../markup.ts'
import { languages, pages } from '../pages.ts'
import { expect, test } from '../test.ts'

for (const { name, path } of pages) {
  test(`valid HTML: ${name}`, { tag: '@W1' }, async ({ site }) => {
    for (const lang of languages) {
      const { text } = await ask(site, path, { headers: { Cookie: `lang=${lang}` } })
      expect(await faultsOf(text)).toEqual([])
    }
  })
}

test('valid HTML: the form with errors', { tag: '@W1' }, async ({ site }) => {
  for (const lang of languages) {
    const { text } = await postRequest(site, { name: ' ', email: 'a@b', role: 'x' }, { Cookie: `lang=${lang}` })
    expect(text).toContain('aria-invalid')
    expect(await faultsOf(text)).toEqual([])
  }
})
