import { type ReactNode, useId, useState } from 'react'
import type { AnsweredKind, OpenedItem as Item } from '~/features/inbox/model'
import { isAnswered } from '~/features/inbox/model'
import { AnswerForm } from '~/features/inbox/ui/answer-form'
import { CloseForm } from '~/features/inbox/ui/close-form'
import { localeTags } from '~/i18n/locales'
import { Button } from '~/ui/button'
import { Kbd } from '~/ui/kbd'
import { useShortcutSwitch, useShortcuts } from '~/ui/use-shortcuts'
import { OwnWords } from './own-words'
import type { LineForms } from './use-line-forms'

type Props = { item: Item; answerId: string; forms: LineForms; page: ReactNode }

const isAnswerable = (item: Item): item is Item & { kind: AnsweredKind } => isAnswered(item.kind)

/** A message: what was written, and an answer in place. */
export function OpenedItem({ item, answerId, forms, page }: Props) {
  // The page loads its data every minute; the id stays, so that an answer sent twice is one mail.
  const [id] = useState(answerId)
  const [isWriting, setIsWriting] = useState(item.answerForm.unsaved !== null)
  const commands = useId()
  const [hasShortcuts] = useShortcutSwitch()
  const write = () => {
    setIsWriting(true)
    requestAnimationFrame(() => document.getElementById(commands)?.querySelector('textarea')?.focus())
  }
  const canAnswer = isAnswerable(item)
  const isSeat = item.kind === 'circles'
  useShortcuts(
    {
      ...(canAnswer ? { w: write } : {}),
      ...(isSeat
        ? {}
        : { d: () => document.querySelector<HTMLElement>(`#${CSS.escape(commands)} [data-close]`)?.click() }),
    },
    { w: 'Write an answer', d: 'Mark as done' },
  )
  return (
    <div id={commands} className="grid gap-3">
      {item.texts.map(({ id, text }) => (
        <OwnWords key={id} text={text} lang={localeTags[item.locale]} isQuoted />
      ))}
      {canAnswer && isWriting && (
        <div className="max-w-[44rem] pt-2">
          <AnswerForm item={item} answerId={id} form={forms.answer} />
        </div>
      )}
      <div className="line-commands">
        {canAnswer && !isWriting && (
          <Button variant="default" size="sm" onClick={write}>
            Answer {hasShortcuts && <Kbd>W</Kbd>}
          </Button>
        )}
        <CloseForm item={item} done={forms.done} reopen={forms.reopen} size="sm">
          {hasShortcuts && <Kbd>D</Kbd>}
        </CloseForm>
        {page}
      </div>
    </div>
  )
}
