import { type ConfigData, HtmlValidate } from 'html-validate'
import config from '../.htmlvalidate.json' with { type: 'json' }

// Off in the configuration is only how React spells things: <meta/>, charSet, required="".
const validator = new HtmlValidate(config as unknown as ConfigData)

/** What is wrong with a page's HTML, each with the place where it is. */
export async function faultsOf(html: string) {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => `${ruleId}: ${message}: ${html.slice(offset - 40, offset + 80)}`),
  )
}
