import { toPlainText } from '@react-email/render'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { hashOf } from '~/auth/tokens.server'
import type { Upload } from '~/files/check.server'
import { withoutQuotedText } from '../model/quoted-text'

/** Far longer than a message may be: what is quoted below it is read too. */
const maxTextLength = 200_000

export type InboundMail = {
  /** Of its Message-ID: the same for a mail that is delivered twice. */
  hash: string
  from: string
  /** Every address that it was sent to. */
  to: string[]
  /** Sent by a program. */
  isAutomatic: boolean
  /** What the sender wrote, without the mail that they answer. */
  text: string
  files: Upload[]
}

/** Reads a mail as it is on the wire (RFC 5322); undefined for what is none. Nothing of it has been checked. */
export async function readMail(raw: Uint8Array): Promise<InboundMail | undefined> {
  const email = await parse(raw)
  const from = email?.from?.address?.toLowerCase()
  if (!email || !from) return undefined
  return {
    hash: hashOf(email.messageId ?? Buffer.from(raw).toString('latin1')),
    from,
    to: recipientsOf(email),
    isAutomatic: isAutomatic(email),
    text: withoutQuotedText(textOf(email)).replaceAll('\0', ''),
    files: email.attachments.flatMap((attachment) => uploadOf(attachment) ?? []),
  }
}

/** Limits of the parser against mails that are made to be costly. */
const limits = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 0 }

async function parse(raw: Uint8Array): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(raw, limits)
  } catch {
    return undefined
  }
}

const valuesOf = ({ headers }: Email, name: string) =>
  headers.filter(({ key }) => key === name).map(({ value }) => value.toLowerCase())

const addressesIn = (addresses: Address[] = []): string[] =>
  addresses.flatMap((entry) => entry.group?.map(({ address }) => address) ?? entry.address ?? [])

/** A mail server names the address that it delivered to in one of these, also where the mail was a blind copy. */
const envelopeHeaders = ['delivered-to', 'x-original-to', 'x-forwarded-to', 'envelope-to']

const recipientsOf = (email: Email) => [
  ...addressesIn(email.to),
  ...addressesIn(email.cc),
  ...envelopeHeaders.flatMap((name) => valuesOf(email, name)),
]

/** RFC 3834, and what programs send that do not follow it: absence notes, bounces, mailing lists. */
function isAutomatic(email: Email): boolean {
  const has = (name: string, value: RegExp) => valuesOf(email, name).some((text) => value.test(text))
  return (
    has('auto-submitted', /^(?!no\b)/) ||
    has('precedence', /\b(bulk|junk|list|auto_reply)\b/) ||
    has('return-path', /^<>$/) ||
    has('content-type', /^multipart\/report\b/) ||
    ['list-id', 'x-autoreply', 'x-autorespond', 'x-loop', 'x-failed-recipients'].some((name) => has(name, /./)) ||
    /^(mailer-daemon|postmaster|no-?reply)@/i.test(email.from?.address ?? '')
  )
}

/** The plain part; a mail that has only HTML is turned into text, without what its program marks as quoted. */
function textOf({ text, html }: Email): string {
  if (text?.trim()) return text.slice(0, maxTextLength)
  return toPlainText((html ?? '').slice(0, maxTextLength), {
    selectors: [{ selector: 'blockquote', format: 'skip' }],
  })
}

/** Logos in a signature, calendar entries and cryptographic signatures are parts of a mail, but no files that someone attached. */
function uploadOf({ filename, mimeType, disposition, related, content }: Attachment): Upload | undefined {
  const isPartOfText = related || (disposition === 'inline' && mimeType.startsWith('image/'))
  if (isPartOfText || /^(text\/calendar|application\/(pgp|pkcs7|x-pkcs7)-signature)$/.test(mimeType)) return undefined
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
  return { name: filename ?? 'file', bytes }
}
