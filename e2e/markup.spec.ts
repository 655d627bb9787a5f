import { type ConfigData, HtmlValidate } from 'html-validate'
import config from '../.htmlvalidate.json' with { type: 'json' }
import { ask, postRequest } from './http.ts'
import { languages, pages } from './pages.ts'
import { expect, test } from './test.ts'

// Off in the configuration is only how React spells things: <meta/>, charSet, required="".
const validator = new HtmlValidate(config as unknown as ConfigData)

async function faults(html: string) {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => `${ruleId}: ${message}: ${html.slice(offset - 40, offset + 80)}`),
  )
}

for (const { name, path } of pages) {
  test(`valid HTML: ${name}`, async ({ site }) => {
    for (const lang of languages) {
      const { text } = await ask(site, path, { headers: { Cookie: `lang=${lang}` } })
      expect(await faults(text)).toEqual([])
    }
  })
}

test('valid HTML: the form with errors', async ({ site }) => {
  for (const lang of languages) {
    const { text } = await postRequest(site, { name: ' ', email: 'a@b', role: 'x' }, { Cookie: `lang=${lang}` })
    expect(text).toContain('aria-invalid')
    expect(await faults(text)).toEqual([])
  }
})
