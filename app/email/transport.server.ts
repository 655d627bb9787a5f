import nodemailer from 'nodemailer'
import type { Logger } from 'pino'
import type { Settings } from '~/config/settings.server'
import { writeMailFile } from './mail-files.server'
import { inlinePictures } from './mark'

/** `contentId`: a picture that the HTML shows, and no file to save. */
export type OutgoingFile = { fileName: string; contentType: string; content: string | Buffer; contentId?: string }

export type OutgoingMail = {
  id: string
  to: { name: string; address: string }
  replyTo: string | null
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  attachments?: OutgoingFile[]
}

export type Deliver = ((mail: OutgoingMail) => Promise<void>) & {
  /** Nothing leaves this server: without a mail server each mail only becomes a file. */
  writesFiles?: true
}

/** Shorter than the timeout of the job: a mail server that does not answer fails the try, and the job can retry. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

type Needs = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'brand' | 'publicUrl'>

/** Sends over SMTP when SMTP_URL is set; else writes each mail to a file in DATA_DIR/mail, so that none is lost. */
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
    ...attachmentFields(mail),
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  if (settings.smtpUrl) {
    const smtp = nodemailer.createTransport({ url: settings.smtpUrl, ...timeouts })
    return async (mail) => void (await smtp.sendMail(message(mail)))
  }

  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const write = async (mail: OutgoingMail) => {
    const composed = await composer.sendMail(message(mail))
    const file = await writeMailFile(settings.dataDir, mail.id, composed.message as Buffer)
    log.info({ mail: mail.id, file }, 'no SMTP_URL: mail written to a file')
  }
  return Object.assign(write, { writesFiles: true as const })
}

/**
 * A calendar entry is sent twice: as an alternative to the mail's text, which Outlook and Gmail process, and as a file for
 * programs that only read attachments. Its content type names the method, like `text/calendar; method=CANCEL`.
 */
function attachmentFields({ html, attachments }: OutgoingMail) {
  const files = attachments ?? []
  const [entry] = files.filter(isCalendar)
  const others = files.filter((file) => file !== entry)
  return {
    attachments: [
      ...others.map(({ fileName: filename, contentType, content, contentId: cid }) => ({
        ...{ filename, contentType, content },
        ...(cid && { cid, contentDisposition: 'inline' as const }),
      })),
      ...inlinePictures(html),
    ],
    ...(entry && {
      icalEvent: {
        filename: entry.fileName,
        method: /method=(\w+)/i.exec(entry.contentType)?.[1] ?? 'PUBLISH',
        content: entry.content,
      },
    }),
  }
}

const isCalendar = ({ contentType }: OutgoingFile) => contentType.startsWith('text/calendar')
