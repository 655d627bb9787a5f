import { render, toPlainText } from '@react-email/render'
import type { Locale } from '~/i18n/locales'
import { withoutAutolinks } from './autolinks'
import { Frame } from './frame'
import { type MailContent, type MailTools, mailTools, type Site } from './texts.server'

export async function renderMail(site: Site, locale: Locale, write: (tools: MailTools) => MailContent) {
  const tools = mailTools(site, locale)
  const { subject, ...content } = write(tools)
  const html = await render(<Frame {...tools} {...content} />)
  const { secretPlaceholder } = tools
  return { subject: withoutAutolinks(onOneLine(subject)), html, text: toPlainText(html), secretPlaceholder }
}

/** A subject is a header: whatever a form put into it stays on its line. */
const onOneLine = (subject: string) => subject.replace(/\s+/g, ' ').trim()
