import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Logger } from 'pino'
import type { Settings } from '~/config/settings.server'
import type { MailAttachment } from '~/db/schema/mails'

export type OutgoingMail = {
  id: string
  to: { name: string; address: string }
  replyTo: string | null
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  attachments?: MailAttachment[] | null
}

export type Deliver = (mail: OutgoingMail) => Promise<void>

/** A mail server that does not answer gives way before the job is taken for dead. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

type Needs = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'brand' | 'publicUrl'>

/** Sends over SMTP when SMTP_URL says where; else writes each mail to DATA_DIR/mail, so that nothing is lost unseen. */
export function createDelivery(settings: Needs, log: Logger): Deliver {
  const message = (mail: OutgoingMail) => ({
    // The same mail keeps its id over every try, so that a mailbox can recognise a second copy.
    messageId: `<${mail.id}@${settings.publicUrl.hostname}>`,
    from: { name: settings.brand.product, address: settings.mailFrom },
    to: mail.to,
    ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    ...filesOf(mail.attachments ?? []),
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  if (settings.smtpUrl) {
    const smtp = nodemailer.createTransport({ url: settings.smtpUrl, ...patience })
    return async (mail) => void (await smtp.sendMail(message(mail)))
  }

  const folder = join(settings.dataDir, 'mail')
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail) => {
    const composed = await composer.sendMail(message(mail))
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${mail.id}.eml`)
    await writeFile(`${file}.part`, composed.message as Buffer)
    await rename(`${file}.part`, file)
    log.info({ mail: mail.id, file }, 'no SMTP_URL: mail written to a file')
  }
}

/**
 * A calendar entry goes twice: as another form of the mail's own text, which Outlook and Gmail act upon, and as a file for
 * programs that only look there. Its type says what is asked of the calendar, like `text/calendar; method=CANCEL`.
 */
function filesOf(attachments: MailAttachment[]) {
  const [entry] = attachments.filter(isCalendar)
  const others = attachments.filter((file) => file !== entry)
  return {
    attachments: others.map(({ fileName: filename, contentType, content }) => ({ filename, contentType, content })),
    ...(entry && {
      icalEvent: {
        filename: entry.fileName,
        method: /method=(\w+)/i.exec(entry.contentType)?.[1] ?? 'PUBLISH',
        content: entry.content,
      },
    }),
  }
}

const isCalendar = ({ contentType }: MailAttachment) => contentType.startsWith('text/calendar')
