import type { MailAttachment } from '~/db/schema/mails'
// Rendered from public/icon.svg at three times its size: `sharp(icon, { density: 288 }).resize(96).png({ palette: true })`.
import picture from './mark.png?inline'

/** A part of the mail itself: it shows where pictures are blocked, and nobody is told when a mail is opened. */
const contentId = 'mark'

export const markSource = `cid:${contentId}`

/** The parts that a mail's HTML refers to. */
export const inlinePictures = (html: string) =>
  html.includes(`"${markSource}"`)
    ? [{ cid: contentId, path: picture, filename: 'mark.png', contentDisposition: 'inline' as const }]
    : []

/** The HTML with its pictures in it, for a browser. */
export const withPictures = (html: string, attachments: MailAttachment[] | null = []) =>
  (attachments ?? []).reduce(
    (shown, file) =>
      'contentId' in file
        ? shown.replaceAll(`"cid:${file.contentId}"`, `"data:${file.contentType};base64,${file.base64}"`)
        : shown,
    html.replaceAll(`"${markSource}"`, `"${picture}"`),
  )
