import { cx } from '~/lib/cx'
import type { FormResult } from '~/web/forms/form-result'
import { type AnsweredKind, isAnswered, isHandled, type OpenedItem } from '../model'
import { AnswerForm } from './answer-form'
import { AssignForm } from './assign-form'
import { CloseForm } from './close-form'
import { State } from './inbox-table'
import { Before, Sent } from './item-record'
import { kindLabels } from './labels'
import { TimeLeft } from './time-left'

type Props = {
  item: OpenedItem
  admins: { id: string; email: string }[]
  own: string | undefined
  answerId: string
  /** What the answer that was sent last came to. */
  sent: FormResult | undefined
  action: (what: string) => string
  to: (ref: string) => string
  /** Someone asked for this one: on a small screen it then stands above the list. */
  isChosen: boolean
  busy: boolean
}

const answerable = (item: OpenedItem): item is OpenedItem & { kind: AnsweredKind } => isAnswered(item.kind)

/** All there is to know of one item, and what can be done about it. */
export function ItemDetail({ item, admins, own, answerId, sent, action, to, isChosen, busy }: Props) {
  const name = item.name || item.email || 'A visitor'
  // What was typed before a colleague closed it is still there to be copied.
  const isOpen = !item.doneAt || (sent !== undefined && sent.state !== 'done')
  return (
    <section
      aria-label={name}
      className={cx(
        'grid min-w-0 content-start gap-6 self-start lg:border-line lg:border-l lg:pl-8',
        isChosen && 'max-lg:order-first',
      )}
    >
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-prestige text-sm">
          {kindLabels[item.kind]} <State item={item} />
          {item.msLeft !== null && <TimeLeft ms={item.msLeft} />}
        </p>
        <h2 className="mt-2 text-2xl wrap-anywhere">{name}</h2>
        {item.email && (
          <p className="text-muted text-sm wrap-anywhere">
            <a href={`mailto:${item.email}`} className="underline underline-offset-4">
              {item.email}
            </a>
          </p>
        )}
        {item.kind === 'chat' && (
          <p className="text-muted text-sm">
            A chat has no address, so it can’t be answered by mail. If they left one in the text, write to them there
            and mark this as done.
          </p>
        )}
        {item.kind === 'newsletter' && (
          <p className="text-muted text-sm">A consent, as it was given. People sign up and leave by themselves.</p>
        )}
      </div>
      <Sent item={item} />
      {isHandled(item.kind) && (
        <AssignForm item={item} admins={admins} own={own} action={action('assign')} busy={busy} />
      )}
      {answerable(item) && isOpen && (
        <AnswerForm
          key={`${item.id} ${item.answers.length}`}
          item={item}
          answerId={answerId}
          sent={sent}
          action={action('answer')}
          busy={busy}
        />
      )}
      {isHandled(item.kind) && <CloseForm item={item} action={action} busy={busy} />}
      <Before item={item} to={to} />
    </section>
  )
}
