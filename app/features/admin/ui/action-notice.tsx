import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '~/ui/alert'
import type { FormResult, FormTypes } from '~/web/forms/form-result'
import { failureLabel } from '../model'

export type Notice = { tone: 'success' | 'danger'; title: string; text?: ReactNode; action?: ReactNode }

type NoticeTexts<Types extends FormTypes> = {
  /** After a success; nothing is shown without it. */
  done?: ReactNode | ((data: Types['data']) => ReactNode)
  doneTitle?: string
  failedTitle?: string
  refused?: Record<Types['reason'], ReactNode>
}

/** The notice for a form's result, if it needs one. */
export function noticeFor<Types extends FormTypes>(
  result: FormResult<Types> | undefined,
  { done, doneTitle = 'Done', failedTitle = 'Not done', refused }: NoticeTexts<Types>,
): Notice | undefined {
  if (!result) return undefined
  if (result.state === 'done') {
    const text = typeof done === 'function' ? done(result.data) : done
    return text ? { tone: 'success', title: doneTitle, text } : undefined
  }
  return { tone: 'danger', title: failedTitle, text: failureText(result, refused) }
}

function failureText<Types extends FormTypes>(
  result: Exclude<FormResult<Types>, { state: 'done' }>,
  refused: NoticeTexts<Types>['refused'],
): ReactNode {
  if (result.state === 'invalid') return 'Something is missing or wrong. Each field says what; your input is kept.'
  if (result.state === 'refused' && refused) return refused[result.reason]
  return failureLabel(result)
}

type Props = {
  notice: Notice | undefined
  /** Over the page's lower left corner, for pages that are longer than the window. */
  isFixed?: boolean
  className?: string
  children?: ReactNode
}

/** The result of the last form of the page. Takes the focus when it appears, so that screen readers read it at once. */
export function ActionNotice({ notice, isFixed, className, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const title = notice?.title
  useEffect(() => {
    if (title) ref.current?.focus()
  }, [title])
  if (!notice) return null
  const { tone, text, action } = notice
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={
        isFixed
          ? 'fixed bottom-[calc(var(--dock-height)+var(--foot-height,0px)+1rem)] left-[calc(var(--rail-width)+1.5rem)] z-30 w-[min(26rem,calc(100vw-3rem))]'
          : className
      }
    >
      <Alert tone={tone} title={title} action={action}>
        {text}
        {children}
      </Alert>
    </div>
  )
}
