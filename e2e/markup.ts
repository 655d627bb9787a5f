import { type ConfigData, HtmlValidate } from 'html-validate'
import config from '../.htmlvalidate.json' with { type: 'json' }

// The configuration switches off only the rules against React's spelling: <meta/>, charSet, required="".
const validator = new HtmlValidate(config as unknown as ConfigData)

/** The errors in the HTML of a page, each with the source around it. */
export async function faultsOf(html: string) {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => `${ruleId}: ${message}: ${html.slice(offset - 40, offset + 80)}`),
  )
}
