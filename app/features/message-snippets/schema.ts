import { z } from 'zod'
import { locales } from '~/i18n/locales'
import { optional, paragraph, visibleLine, wholeNumber } from '~/lib/input'
import { snippetLengths } from './model'

const text = optional(paragraph(snippetLengths.text))

const fields = z.object({
  /** Generated with the page, so that a form sent twice adds one. */
  id: z.uuid(),
  name: visibleLine(snippetLengths.name),
  ...{ en: text, sv: text, no: text },
})

type Fields = z.infer<typeof fields>

const withTexts = <Input extends Fields>({ en, sv, no, ...rest }: Input) => {
  const texts = { ...(en && { en }), ...(sv && { sv }), ...(no && { no }) }
  return { ...rest, texts }
}

const hasText = (input: Fields) => locales.some((locale) => input[locale])
const missing = { path: ['en'], error: 'required' }

export const addSnippetInput = fields.refine(hasText, missing).transform(withTexts)

export const changeSnippetInput = fields.extend({ version: wholeNumber }).refine(hasText, missing).transform(withTexts)

export const deleteSnippetInput = z.object({ id: z.uuid() })

export type AddSnippetInput = z.infer<typeof addSnippetInput>
export type ChangeSnippetInput = z.infer<typeof changeSnippetInput>
