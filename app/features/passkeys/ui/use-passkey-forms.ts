import { useRef, useState } from 'react'
import type { FormResult } from '~/web/forms/form-result'
import { useForm } from '~/web/forms/use-form'
import { askBrowser, failureOf, type PasskeyFailure, type PasskeyOptions } from './ask-browser'

type Start = { data: PasskeyOptions; reason: string }
type Finish<Data> = { data: Data; reason: string }

/**
 * Two forms that belong together: `start` asks the server for options, the browser asks the person, and `finish` sends the
 * answer. Both are forms of the page, so that limits, refusals and redirects are those of every form.
 */
export function usePasskeyForms<Data = undefined>(names: { start: string; finish: string }) {
  const [failure, setFailure] = useState<PasskeyFailure | null>(null)
  const [isAsking, setAsking] = useState(false)
  const response = useRef<HTMLInputElement>(null)
  const finish = useForm<Finish<Data>>(names.finish)

  const ask = async (result: FormResult<Start>) => {
    setFailure(null)
    if (result.state !== 'done') return
    setAsking(true)
    try {
      const answer = await askBrowser(result.data)
      if (response.current) response.current.value = answer
      copyFields(start.ref.current, finish.ref.current)
      finish.ref.current?.requestSubmit()
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setAsking(false)
    }
  }

  const start = useForm<Start>(names.start, { onResult: (result) => void ask(result) })
  return {
    start,
    finish,
    /** For the hidden field of the answer. */
    response,
    /** Sent without JavaScript, the first form has a result that nobody can use. */
    failure: start.isPosted && start.result?.state === 'done' ? ('script' as const) : failure,
    isBusy: start.isBusy || isAsking || finish.isBusy,
  }
}

/** What was typed into the first form is sent with the second one, which has hidden fields of the same names. */
function copyFields(from: HTMLFormElement | null, to: HTMLFormElement | null) {
  if (!from || !to) return
  for (const [name, value] of new FormData(from)) {
    const field = to.elements.namedItem(name)
    if (field instanceof HTMLInputElement && typeof value === 'string') field.value = value
  }
}
