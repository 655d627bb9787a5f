import { render, toPlainText } from '@react-email/render'
import type { Locale } from '~/i18n/locales'
import { withoutAutolinks } from './autolinks'
import { Frame } from './frame'
import { type MailContent, type MailTools, mailTools, type Site } from './mail-tools.server'

/** `name`: whom the mail greets. Only the name of an account, which its owner chose: others may come from strangers. */
export async function renderMail(site: Site, locale: Locale, write: (tools: MailTools) => MailContent, name = '') {
  const tools = mailTools(site, locale)
  const { subject, ...content } = write(tools)
  const html = await render(<Frame {...tools} {...content} name={name} />)
  const { secretPlaceholder } = tools
  return { subject: withoutAutolinks(onOneLine(subject)), html, text: toPlainText(html), secretPlaceholder }
}

/** A subject is a header: a line end from a form would start another header. */
const onOneLine = (subject: string) => subject.replace(/\s+/g, ' ').trim()
