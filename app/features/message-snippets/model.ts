import type { Locale } from '~/i18n/locales'

export const snippetLengths = { name: 80, text: 4000 } as const
/** More would not fit into a list to choose from. */
export const maxSnippets = 100

/** A text that our team uses again and again. A language without it is left out. */
export type Snippet = { id: string; name: string; texts: Partial<Record<Locale, string>>; version: number }

export const snippetRefusals = ['gone', 'stale', 'name-taken', 'too-many', 'sent-before'] as const
export type SnippetRefusal = (typeof snippetRefusals)[number]
export type SnippetForm = { data: undefined; reason: SnippetRefusal }

export const snippetsPage = '/admin/dialogue/snippets'

/** The text in a language, else in English, else in any. */
export const textIn = ({ texts }: Pick<Snippet, 'texts'>, locale: Locale) =>
  texts[locale] ?? texts.en ?? Object.values(texts)[0] ?? ''
