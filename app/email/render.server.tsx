import { render, toPlainText } from '@react-email/render'
import type { ReactNode } from 'react'
import { createTranslator } from 'use-intl/core'
import type { Brand } from '~/brand/brand'
import { type Locale, localeTags } from '~/i18n/locales'
import { mails as en } from '~/i18n/mails/en'
import { mails as no } from '~/i18n/mails/no'
import { mails as sv } from '~/i18n/mails/sv'
import { Frame } from './frame'

const texts = { en, sv, no }

const translatorFor = (locale: Locale) =>
  createTranslator<typeof en, never>({ locale: localeTags[locale], messages: texts[locale] })

export type MailText = ReturnType<typeof translatorFor>

type Site = { brand: Brand; publicUrl: URL }

/** What a template is given: texts in the reader's language, and where links begin. Never the request's Host. */
export type MailTools = Site & { t: MailText; tag: string }

export type MailContent = { subject: string; preview: string; footnote: string; body: ReactNode }

export async function renderMail(site: Site, locale: Locale, write: (tools: MailTools) => MailContent) {
  const tools = { t: translatorFor(locale), tag: localeTags[locale], brand: site.brand, publicUrl: site.publicUrl }
  const { subject, ...content } = write(tools)
  const html = await render(<Frame {...tools} {...content} />)
  return { subject: onOneLine(subject), html, text: toPlainText(html) }
}

/** A subject is a header: whatever a form put into it stays on its line. */
const onOneLine = (subject: string) => subject.replace(/\s+/g, ' ').trim()
