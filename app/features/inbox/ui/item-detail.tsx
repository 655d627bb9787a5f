import { cx } from '~/lib/cx'
import { type AnsweredKind, isAnswered, isHandled, type OpenedItem } from '../model'
import { AnswerForm } from './answer-form'
import { AssignForm } from './assign-form'
import { CloseForm } from './close-form'
import { State } from './inbox-table'
import { ItemContent, ItemHistory } from './item-record'
import { kindLabels } from './labels'
import { TimeLeft } from './time-left'
import type { InboxForms } from './use-inbox-forms'

type Props = {
  item: OpenedItem
  admins: { id: string; email: string }[]
  currentUserId: string | undefined
  answerId: string
  forms: InboxForms
  to: (ref: string) => string
  /** The address names this item: on a small screen it is then placed above the list. */
  isChosen: boolean
}

const isAnswerable = (item: OpenedItem): item is OpenedItem & { kind: AnsweredKind } => isAnswered(item.kind)

/** One item with its details and the forms that handle it. */
export function ItemDetail({ item, admins, currentUserId, answerId, forms, to, isChosen }: Props) {
  const { answer, assign, done, reopen } = forms
  const name = item.name || item.email || 'A visitor'
  // Keep a refused form after a colleague closed the item, so that the typed text can be copied.
  const isOpen = !item.doneAt || (answer.result !== undefined && answer.result.state !== 'done')
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
      <ItemContent item={item} />
      {isHandled(item.kind) && <AssignForm item={item} admins={admins} currentUserId={currentUserId} form={assign} />}
      {isAnswerable(item) && isOpen && (
        <AnswerForm key={`${item.id} ${item.answers.length}`} item={item} answerId={answerId} form={answer} />
      )}
      {isHandled(item.kind) && <CloseForm item={item} done={done} reopen={reopen} />}
      <ItemHistory item={item} to={to} />
    </section>
  )
}
