import compile from 'icu-minify/compile'
import { type Plugin, runnerImport } from 'vite'
import { keepTogether } from '../app/lib/line-breaks.ts'

type MessageTree = { [key: string]: string | MessageTree }

const compileAll = (messages: MessageTree): object =>
  Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(keepTogether(text)) : compileAll(text),
    ]),
  )

/** Compiles the ICU syntax of messages in the build, so that the browser needs no parser, and sets their line breaks. */
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
      const { module } = await runnerImport<MessageTree>(id)
      const exports = Object.entries(compileAll({ ...module }))
      return exports.map(([name, messages]) => `export const ${name} = ${JSON.stringify(messages)}`).join('\n')
    },
  }
}
