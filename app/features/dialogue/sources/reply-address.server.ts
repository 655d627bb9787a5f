import { timingSafeEqual } from 'node:crypto'
import type { KeyedHash } from '~/auth/keyed-hash.server'
import type { Ctx } from '~/web/ctx.server'

/** Which message is answered, and by whom. */
type Answered = { messageId: string; userId: string }

const signatureLength = 20

/** 80 bits: the local part of an address has at most 64 characters. */
const signatureOf = (keyedHash: KeyedHash, { messageId, userId }: Answered) =>
  keyedHash('reply-address', messageId, userId).slice(0, signatureLength)

/** Undefined where replies are not received, and where members need a second factor: a mailbox alone must not be enough then. */
export const mailboxForReplies = ({ inboundMail, factorPolicy }: Pick<Ctx, 'inboundMail' | 'factorPolicy'>) =>
  factorPolicy.members ? undefined : inboundMail

/**
 * The address to which one person answers one message: a sub-address (RFC 5233) of the mailbox `INBOUND_MAIL`, with the id of
 * the message and a signature.
 */
export function replyAddress(
  ctx: Pick<Ctx, 'inboundMail' | 'factorPolicy' | 'keyedHash'>,
  answered: Answered,
): string | undefined {
  const mailbox = mailboxForReplies(ctx)
  if (!mailbox) return undefined
  const [local, domain] = mailbox.split('@')
  return `${local}+${answered.messageId.replaceAll('-', '')}${signatureOf(ctx.keyedHash, answered)}@${domain}`
}

export type ReplyAddress = { messageId: string; signature: string }

/** The parts of such an address. Mail servers may change its case. */
export function readReplyAddress(inboundMail: string, address: string): ReplyAddress | undefined {
  const [local = '', domain = ''] = inboundMail.toLowerCase().split('@')
  const text = address.toLowerCase()
  const [start, end] = [`${local}+`, `@${domain}`]
  if (!text.startsWith(start) || !text.endsWith(end)) return undefined
  const found = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([0-9a-f]{20})$/.exec(
    text.slice(start.length, -end.length),
  )
  if (!found) return undefined
  return { messageId: found.slice(1, 6).join('-'), signature: found[6] ?? '' }
}

/** Whether the address was made for this person. Takes as long for a wrong signature as for the right one. */
export const isMadeFor = (keyedHash: KeyedHash, { messageId, signature }: ReplyAddress, userId: string) =>
  timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(keyedHash, { messageId, userId })))
