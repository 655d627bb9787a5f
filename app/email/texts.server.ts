import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { createTranslator } from 'use-intl/core'
import type { Brand } from '~/brand/brand'
import { formatTags, type Locale, localeTags } from '~/i18n/locales'
import { mails as en } from '~/i18n/mails/en'
import { mails as no } from '~/i18n/mails/no'
import { mails as sv } from '~/i18n/mails/sv'

const texts = { en, sv, no }

const translatorFor = (locale: Locale) =>
  createTranslator<typeof en, never>({ locale: formatTags[locale], messages: texts[locale] })

/** Where mails come from, and where their links begin. Never the request's Host. */
export type Site = { brand: Brand; publicUrl: URL }

/** What a template is given to write with, in the reader's language. */
export type MailTools = Site & {
  t: ReturnType<typeof translatorFor>
  tag: string
  /** Written as the token of a link; the mail that is kept is then worth nothing to whoever reads it. */
  secretPlaceholder: string
}

/** What a template gives back. */
export type MailContent = { subject: string; preview: string; footnote: string; body: ReactNode }

export const mailTools = ({ brand, publicUrl }: Site, locale: Locale): MailTools => ({
  t: translatorFor(locale),
  tag: localeTags[locale],
  brand,
  publicUrl,
  secretPlaceholder: `secret-${randomUUID()}`,
})
