import { type SubmitEvent, useEffect } from 'react'
import type { FetcherFormProps } from 'react-router'
import { useHydrated } from '~/ui/use-hydrated'
import { sentEarly } from './sent-early'
import type { FormHandle } from './use-form'

type FormProps = Omit<FetcherFormProps, 'action' | 'method' | 'form'> & {
  form: Pick<FormHandle, 'ref' | 'action' | 'FetcherForm' | 'check' | 'isBusy' | 'isBlocked'>
}

/**
 * The `<form>` of a `useForm`. The page keeps its scroll position. Without JavaScript the browser checks the fields, in
 * its own words and language; once hydrated we do, in ours. A form with `noValidate` is checked by the server alone.
 * It is not sent again while it, or another form of its `key`, is being sent.
 */
export function Form({
  form: { ref, action, FetcherForm, check, isBusy, isBlocked },
  noValidate,
  onSubmit,
  ...props
}: FormProps) {
  const isHydrated = useHydrated()

  useEffect(() => {
    if (!isHydrated || !ref.current?.hasAttribute(sentEarly)) return
    ref.current.removeAttribute(sentEarly)
    ref.current.requestSubmit()
  }, [isHydrated, ref])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isBusy || isBlocked) return event.preventDefault()
    if (!noValidate && !check(event.currentTarget)) return event.preventDefault()
    onSubmit?.(event)
  }
  return (
    <FetcherForm
      ref={ref}
      method="post"
      action={action}
      preventScrollReset
      {...props}
      noValidate={noValidate || isHydrated}
      onSubmit={submit}
    />
  )
}
