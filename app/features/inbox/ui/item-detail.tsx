import { ListDetail } from '~/features/admin/ui/list-detail'
import { personPage } from '~/features/people/model'
import { type AnsweredKind, isAnswered, isHandled, type OpenedItem } from '../model'
import { AnswerButton } from './answer-button'
import { AnswerForm } from './answer-form'
import { AssignForm } from './assign-form'
import { CloseForm } from './close-form'
import { State } from './inbox-table'
import { ItemContent, ItemHistory } from './item-record'
import { kindLabels } from './labels'
import { TimeLeft } from './time-left'
import type { InboxForms } from './use-inbox-forms'
import { useItemKeys } from './use-item-keys'

type Props = {
  item: OpenedItem
  admins: { id: string; email: string }[]
  currentUserId: string | undefined
  answerId: string
  forms: InboxForms
  to: (ref: string) => string
  isChosen: boolean
  closeTo: string
}

const isAnswerable = (item: OpenedItem): item is OpenedItem & { kind: AnsweredKind } => isAnswered(item.kind)

/** One item with its details and the forms that handle it. */
export function ItemDetail({ item, admins, currentUserId, answerId, forms, to, isChosen, closeTo }: Props) {
  const { answer, assign, done, reopen } = forms
  const name = item.name || item.email || 'A visitor'
  // Keep a refused form after a colleague closed the item, so that the typed text can be copied.
  const isOpen = !item.doneAt || (answer.result !== undefined && answer.result.state !== 'done')
  const canAnswer = isAnswerable(item) && isOpen
  const write = () => document.querySelector<HTMLElement>('#detail textarea[name=body]')?.focus()
  useItemKeys(item, canAnswer ? write : undefined)
  return (
    <ListDetail
      title={name}
      personTo={item.email ? personPage(item.id) : undefined}
      isChosen={isChosen}
      closeTo={closeTo}
      eyebrow={
        <>
          {kindLabels[item.kind]} <State item={item} />
          {item.msLeft !== null && <TimeLeft ms={item.msLeft} />}
        </>
      }
      byline={<Byline item={item} />}
      actions={
        isHandled(item.kind) && (
          <>
            {canAnswer && <AnswerButton onClick={write} />}
            <CloseForm item={item} done={done} reopen={reopen} />
          </>
        )
      }
      more={<ItemHistory item={item} to={to} />}
    >
      <ItemContent item={item} />
      {isHandled(item.kind) && <AssignForm item={item} admins={admins} currentUserId={currentUserId} form={assign} />}
      {isAnswerable(item) && isOpen && (
        <AnswerForm key={`${item.id} ${item.answers.length}`} item={item} answerId={answerId} form={answer} />
      )}
    </ListDetail>
  )
}

function Byline({ item: { kind, email } }: { item: OpenedItem }) {
  return (
    <>
      {email && (
        <p>
          <a href={`mailto:${email}`} className="underline underline-offset-4">
            {email}
          </a>
        </p>
      )}
      {kind === 'chat' && (
        <p>
          A chat has no address, so it can’t be answered by mail. If they left one in the text, write to them there and
          mark this as done.
        </p>
      )}
      {kind === 'newsletter' && <p>A consent, as it was given. People sign up and leave by themselves.</p>}
    </>
  )
}
