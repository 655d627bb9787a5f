export const mailStates = ['queued', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

/** A mail as the list has it: never its text, and never what a link in it is worth. */
export type ListedMail = {
  id: string
  toName: string
  toAddress: string
  subject: string
  template: string
  state: MailState
  attempts: number
  lastError: string | null
  /** It has a link whose token was forgotten: whoever got it now could do nothing with it. */
  isLinkLost: boolean
  createdAt: Date
}

/** A mail to read, as it was sent but for the token of its link. */
export type ReadMail = ListedMail & {
  replyTo: string | null
  text: string
  sentAt: Date | null
  /** The names of the files that go with it. */
  files: string[]
  /** A token was where '…' is. */
  hasSecret: boolean
  /** The language it is written in, as `lang` wants it. */
  lang: string
}

/** Why a mail is not sent again. */
export const retryRefusals = ['not-failed', 'link-lost'] as const
export type RetryRefusal = (typeof retryRefusals)[number]

export type RetryForm = { data: undefined; reason: RetryRefusal }

/** A mail that waits is tried by itself; one that is sent is done with. */
export function refusalToRetry(mail: Pick<ListedMail, 'state' | 'isLinkLost'>): RetryRefusal | undefined {
  if (mail.state !== 'failed') return 'not-failed'
  return mail.isLinkLost ? 'link-lost' : undefined
}

export const mailPage = (id: string) => `/admin/mail/${id}`
