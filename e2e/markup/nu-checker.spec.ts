import { enterAs, expect, test } from '../demo.ts'
import { everyAddress } from '../every-address.ts'
import { ask } from '../http.ts'
import { nuFindings } from '../nu-checker.ts'
import { inLanguage, languages } from '../pages.ts'

const { VNU_JAR = '' } = process.env
test.skip(!VNU_JAR, 'there is no Java here')

for (const who of ['visitor', 'supplier', 'admin']) {
  test(`the Nu HTML Checker finds no errors: ${who}`, { tag: '@W1' }, async ({ demo }) => {
    test.setTimeout(300_000)
    const Cookie = who === 'visitor' ? undefined : await enterAs(demo, who)
    const pages = new Map<string, string>()
    for (const address of await everyAddress(demo, Cookie)) {
      // Admin screens are in English.
      for (const lang of address.startsWith('/admin/') ? languages.slice(0, 1) : languages) {
        const path = inLanguage(address, lang)
        pages.set(path, (await ask(demo, path, { headers: { Cookie } })).text)
      }
    }
    expect(await nuFindings(VNU_JAR, pages)).toEqual([])
  })
}
