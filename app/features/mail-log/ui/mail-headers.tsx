import type { ReactNode } from 'react'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { PersonLink } from '~/features/people/ui/person-link'
import type { ReadMail } from '../model'
import { MailState } from './mail-state'

/** The mail's headers and delivery state. */
export const MailHeaders = ({ mail, from }: { mail: ReadMail; from: string }) => (
  <dl className="grid gap-y-2 border-line border-y py-5 text-sm tabular-nums sm:grid-cols-[8.5rem_minmax(0,1fr)]">
    <Line name="From">{from}</Line>
    <Line name="To">
      <PersonLink id={mail.id}>{mail.toName ? `${mail.toName} <${mail.toAddress}>` : mail.toAddress}</PersonLink>
    </Line>
    {mail.replyTo && <Line name="Reply to">{mail.replyTo}</Line>}
    <Line name="Subject">
      <span lang={mail.lang}>{mail.subject}</span>
    </Line>
    <Line name="Written">
      <Timestamp at={mail.createdAt} />
    </Line>
    <Line name="Sent">{mail.sentAt ? <Timestamp at={mail.sentAt} /> : notSent(mail)}</Line>
    <Line name="State">
      <MailState state={mail.state} /> after {mail.attempts} {mail.attempts === 1 ? 'try' : 'tries'}
    </Line>
    {mail.files.length > 0 && <Line name="Attached">{mail.files.join(', ')}</Line>}
    <Line name="Template">{mail.template}</Line>
    {mail.lastError && <Line name="Last error">{mail.lastError}</Line>}
  </dl>
)

const notSent = ({ state }: ReadMail) =>
  state === 'written' ? 'No: there was no mail server, so it is only a file in DATA_DIR/mail' : 'Not yet'

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="max-sm:mb-2">{children}</dd>
  </>
)
