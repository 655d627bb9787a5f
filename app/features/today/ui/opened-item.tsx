import { type ReactNode, useId, useState } from 'react'
import type { AnsweredKind, OpenedItem as Item } from '~/features/inbox/model'
import { isAnswered } from '~/features/inbox/model'
import { AnswerButton } from '~/features/inbox/ui/answer-button'
import { AnswerForm } from '~/features/inbox/ui/answer-form'
import { CloseForm } from '~/features/inbox/ui/close-form'
import { useItemKeys } from '~/features/inbox/ui/use-item-keys'
import { localeTags } from '~/i18n/locales'
import { LineCommands } from './line-commands'
import { OwnWords } from './own-words'
import type { LineForms } from './use-line-forms'

type Props = {
  item: Item
  answerId: string
  forms: LineForms
  page: ReactNode
  /** The answer is being written from the start. */
  isWritten: boolean
}

const isAnswerable = (item: Item): item is Item & { kind: AnsweredKind } => isAnswered(item.kind)

/** A message: what was written, and an answer in place. */
export function OpenedItem({ item, answerId, forms, page, isWritten }: Props) {
  // The page loads its data every minute; the id stays, so that an answer sent twice is one mail.
  const [firstAnswerId] = useState(answerId)
  const [isWriting, setIsWriting] = useState(isWritten || item.answerForm.unsaved !== null)
  const id = useId()
  const write = () => {
    setIsWriting(true)
    requestAnimationFrame(() => document.getElementById(id)?.querySelector('textarea')?.focus())
  }
  const canAnswer = isAnswerable(item)
  useItemKeys(item, canAnswer ? write : undefined)
  return (
    <div id={id} className="grid gap-3">
      {item.texts.map(({ id, text }) => (
        <OwnWords key={id} text={text} lang={localeTags[item.locale]} isQuoted />
      ))}
      {canAnswer && isWriting && (
        <div className="max-w-[44rem] pt-2">
          <AnswerForm item={item} answerId={firstAnswerId} form={forms.answer} />
        </div>
      )}
      <LineCommands>
        {canAnswer && !isWriting && <AnswerButton size="sm" onClick={write} />}
        <CloseForm item={item} done={forms.done} reopen={forms.reopen} size="sm" />
        {page}
      </LineCommands>
    </div>
  )
}
