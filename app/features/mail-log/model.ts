/** `written`: there was no mail server, so the mail is only a file. */
export const mailStates = ['queued', 'sent', 'failed', 'written'] as const
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
  /** When a queued mail is tried next; null when it is being tried, and in other states. */
  nextTryAt: Date | null
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

/** Why a queued mail is not tried at once. */
export const tryNowRefusals = ['not-queued', 'being-tried'] as const
export type TryNowRefusal = (typeof tryNowRefusals)[number]

export type TryNowForm = { data: undefined; reason: TryNowRefusal }

/** After this many tries a queued mail counts as stuck. */
export const triesBeforeStuck = 3
/** A failed mail counts as stuck for this long; after that it is history, which the list keeps. */
export const stuckDays = 7

export type TestMailForm = { data: { id: string; to: string }; reason: never }

export const mailHealthPage = '/admin/mail/health'

export const mailPage = (id: string) => `/admin/mail/${id}`

/** A DNS record by which receivers recognise mail of the sender's domain. All are of the type TXT. */
export type SenderRecord = {
  name: 'SPF' | 'DKIM' | 'DMARC'
  /** Null for a DKIM key whose selector is not known. */
  host: string | null
  /** The host as it is shown, and the value to set. */
  shownHost: string
  value: string
  purpose: string
}

export type RecordCheck =
  | { state: 'found'; value: string }
  /** `several`: receivers then ignore all of them. `unknown`: the name server did not answer, or it can't be asked. */
  | { state: 'missing' | 'several' | 'unknown' }

type Sender = {
  domain: string
  /** The mail server; null without one. */
  smtpHost: string | null
  reportsTo: string
  selector: string
}

/** One label of a host name, or several: nothing else can be asked for. */
export const isSelector = (text: string) =>
  /^[a-z0-9_]([a-z0-9_.-]{0,60}[a-z0-9_])?$/i.test(text) && !text.includes('..')

/** How SPF names a server: by its address, or by a name whose addresses count. */
function mechanismOf(host: string) {
  if (host.startsWith('[')) return `ip6:${host.slice(1, -1)}`
  return /^[\d.]+$/.test(host) ? `ip4:${host}` : `a:${host}`
}

export function senderRecords({ domain, smtpHost, reportsTo, selector }: Sender): SenderRecord[] {
  const key = selector || '<selector>'
  return [
    {
      name: 'SPF',
      host: domain,
      shownHost: domain,
      value: `v=spf1 ${mechanismOf(smtpHost ?? '<your mail server>')} -all`,
      purpose:
        'Names the servers that may send for the domain. Many providers ask for ‘include:’ with a name of theirs instead; keep what is there for your own mailboxes, in one record.',
    },
    {
      name: 'DKIM',
      host: selector ? `${selector}._domainkey.${domain}` : null,
      shownHost: `${key}._domainkey.${domain}`,
      value: 'v=DKIM1; k=rsa; p=<the public key>',
      purpose:
        'The key by which receivers check the signature of a mail. The mail server signs; its provider gives you the key and its selector, such as s1, without which it can’t be looked up.',
    },
    {
      name: 'DMARC',
      host: `_dmarc.${domain}`,
      shownHost: `_dmarc.${domain}`,
      value: `v=DMARC1; p=none; rua=mailto:${reportsTo}`,
      purpose:
        'Tells receivers what to do when neither of the two fits. Begin with ‘p=none’, which only reports; when the reports are clean, set ‘p=quarantine’.',
    },
  ]
}
