export const mailStates = ['queued', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

/** A mail as listed: without its text, and without the token of its link. */
export type ListedMail = {
  id: string
  toName: string
  toAddress: string
  subject: string
  template: string
  state: MailState
  attempts: number
  lastError: string | null
  /** The token of its link was deleted: sent now, its link would not work. */
  isLinkLost: boolean
  createdAt: Date
}

/** A mail as it was sent, with '…' for the token of its link. */
export type ReadMail = ListedMail & {
  replyTo: string | null
  text: string
  sentAt: Date | null
  /** Names of the attachments. */
  files: string[]
  /** Its text has '…' for a token. */
  hasSecret: boolean
  /** Its language, for the `lang` attribute. */
  lang: string
}

/** Why a mail is not sent again. */
export const retryRefusals = ['not-failed', 'link-lost'] as const
export type RetryRefusal = (typeof retryRefusals)[number]

export type RetryForm = { data: undefined; reason: RetryRefusal }

/** Only a failed mail is retried: the queue tries a queued one, and a sent one needs nothing. */
export function refusalToRetry(mail: Pick<ListedMail, 'state' | 'isLinkLost'>): RetryRefusal | undefined {
  if (mail.state !== 'failed') return 'not-failed'
  return mail.isLinkLost ? 'link-lost' : undefined
}

export const mailPage = (id: string) => `/admin/mail/${id}`
