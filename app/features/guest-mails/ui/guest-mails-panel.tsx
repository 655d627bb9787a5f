import { ForRight } from '~/features/admin/ui/for-right'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { people } from '~/features/event-planning/ui/labels'
import { Alert } from '~/ui/alert'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type ListedMessage, type MessageForm, messagePage } from '../model'
import { groupLabels, kindLabels, refusalLabels, statusLabels } from './labels'

type Props = {
  eventId: string
  messages: ListedMessage[]
  /** Ids of the drafts that the buttons start. */
  newIds: { announcement: string; message: string; thanks: string }
  canAnnounce: boolean
  /** It is over, and took place. */
  canThank: boolean
  announce: FormHandle<MessageForm>
  write: FormHandle<MessageForm>
  thank: FormHandle<MessageForm>
}

/** What was sent about an event, to how many and by whom, and the ways to write. */
export function GuestMailsPanel(props: Props) {
  const { eventId, messages, newIds, canAnnounce, canThank, announce, write, thank } = props
  const reason = announce.reason ?? write.reason ?? thank.reason
  return (
    <section aria-labelledby="guest-mails-title">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="guest-mails-title" className="text-2xl">
          Mails to members
        </h2>
        <ForRight right="event.manage">
          <div className="flex flex-wrap gap-2.5">
            {canAnnounce && (
              <StartButton form={announce} id={newIds.announcement}>
                Announce
              </StartButton>
            )}
            {canThank && (
              <StartButton form={thank} id={newIds.thanks}>
                Write a thank-you
              </StartButton>
            )}
            <StartButton form={write} id={newIds.message}>
              Write to guests
            </StartButton>
          </div>
        </ForRight>
      </div>
      {reason && (
        <Alert tone="danger" title="Not started" className="mb-4">
          {refusalLabels()[reason]}
        </Alert>
      )}
      {messages.length === 0 ? (
        <p className="border-line border-t py-8 text-muted">
          Nobody has been told of this event by mail.{canAnnounce && ' Publishing it mails nobody.'}
        </p>
      ) : (
        <ul>
          {messages.map((message) => (
            <MessageLine key={message.id} eventId={eventId} message={message} />
          ))}
        </ul>
      )}
    </section>
  )
}

type StartProps = { form: FormHandle<MessageForm>; id: string; children: string }

const StartButton = ({ form, id, children }: StartProps) => (
  <Form form={form} preventScrollReset={false}>
    <input type="hidden" name="message" value={form.values.message ?? id} />
    <Button type="submit" variant="outline" size="sm" busy={form.isBusy} busyLabel={children}>
      {children}
    </Button>
  </Form>
)

function MessageLine({ eventId, message }: { eventId: string; message: ListedMessage }) {
  const { id, kind, status, subject, groups, recipients, senderEmail, sentAt, updatedAt } = message
  const isSent = status === 'sent'
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-t py-3">
      <span className="min-w-0">
        <Link to={messagePage(eventId, id)} className="font-semibold wrap-anywhere hover:text-action">
          {subject || kindLabels[kind]}
        </Link>
        <span className="block text-muted text-sm wrap-anywhere">
          {subject ? `${kindLabels[kind]} · ` : ''}
          {groups.map((group) => groupLabels[group]).join(', ')}
        </span>
      </span>
      <span className="text-muted text-sm tabular-nums">
        <Badge tone={isSent ? 'success' : 'prestige'} className="mr-2">
          {isSent ? `To ${people(recipients)}` : statusLabels[status]}
        </Badge>
        {senderEmail && <span className="wrap-anywhere">{senderEmail}, </span>}
        <Timestamp at={sentAt ?? updatedAt} />
      </span>
    </li>
  )
}
