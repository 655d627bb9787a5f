import compile from 'icu-minify/compile'
import { type Plugin, runnerImport } from 'vite'

type Texts = { [key: string]: string | Texts }

const compileAll = (texts: Texts): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compileAll(text)]),
  )

/** Parses the messages' ICU syntax in the build: visitors download no parser, and no page waits for one. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      if (id === 'use-intl/format-message') return this.resolve('use-intl/format-message/format-only')
    },
    async load(id) {
      if (!/\/i18n\/(messages\/[\w-]+\/\w\w|mails\/\w\w\/[\w-]+)\.ts$/.test(id)) return
      const { module } = await runnerImport<Texts>(id)
      const names = Object.entries(compileAll({ ...module }))
      return names.map(([name, texts]) => `export const ${name} = ${JSON.stringify(texts)}`).join('\n')
    },
  }
}
