import type { AnswerForm } from '~/features/events/model'
import { useForm } from '~/web/forms/use-form'

const key = 'first-steps'

/** The forms of the steps. They share a fetcher, so that only the last one sent has a result. */
export function useStepForms() {
  const name = useForm('step-name', { key })
  const exchange = useForm('step-exchange', { key })
  const event = useForm<AnswerForm>('step-event', { key })
  const skip = useForm('step-skip', { key })
  const end = useForm('steps-end', { key })
  const isStepDone = [name, exchange, event, skip].some(({ result }) => result?.state === 'done')
  /** What the last form that was saved did, on this page. */
  const lastDone = isStepDone ? ('step' as const) : end.result?.state === 'done' ? ('end' as const) : undefined
  return { name, exchange, event, skip, end, lastDone }
}

export type StepForms = ReturnType<typeof useStepForms>
