import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useActionData, useFetcher, useFormAction } from 'react-router'
import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import { brokenConstraints } from './broken-constraints'
import {
  type FieldError,
  type FormResult,
  type FormTypes,
  formParameter,
  noticeParameter,
  type SubmittedValues,
} from './form-result'

type Options<Types extends FormTypes> = {
  /** The route's address, for a form whose route is not the current page. */
  action?: string
  /** Forms with the same key share one fetcher: one of them is sent at a time, and only the last one sent has a result. */
  key?: string
  /** Runs once for each result that arrives without a page load, such as to show a toast. */
  onResult?: (result: FormResult<Types>) => void
}

export type FormHandle<Types extends FormTypes = FormTypes> = ReturnType<typeof useForm<Types>>

/**
 * A form of a route's `formActions`. Hydrated, it is sent by a fetcher and the page stays; without JavaScript it is a
 * plain POST, and the result is found in the page's action data. After an error the first invalid field has the focus;
 * after a success the button keeps it, even if the fields were emptied by being mounted again.
 */
export function useForm<Types extends FormTypes = { data: undefined; reason: never }>(
  name: string,
  { action, key, onResult }: Options<Types> = {},
) {
  const t = useTranslations(siteMessages, 'forms')
  const fetcher = useFetcher<FormResult<Types>>(key ? { key } : {})
  const posted = useActionData<FormResult<Types>>()
  const page = useFormAction()
  const ref = useRef<HTMLFormElement>(null)
  const [resetKey, setResetKey] = useState(0)
  // What the last try to send broke; empty once it was sent.
  const [broken, setBroken] = useState<Record<string, FieldError>>({})
  // After a failed connection the result comes from `clientAction`, which finds no name when the address has none.
  const fetched = fetcher.data && [name, ''].includes(fetcher.data.form) ? fetcher.data : undefined
  const result = fetcher.data ? fetched : posted?.form === name ? posted : undefined
  const isAnyBusy = fetcher.state !== 'idle'
  const isBusy = isAnyBusy && isSentAs(name, fetcher.formAction)
  const settled = isAnyBusy ? undefined : result
  const handleResult = useEffectEvent((result: FormResult<Types>) => {
    if (result.state === 'done') setResetKey((last) => last + 1)
    onResult?.(result)
  })

  useEffect(() => {
    if (fetched) handleResult(fetched)
  }, [fetched])

  useEffect(() => {
    if (settled?.state === 'invalid' || settled?.state === 'refused') focusFirstInvalid(ref.current)
  }, [settled])

  useEffect(() => {
    if (Object.keys(broken).length > 0) focusFirstInvalid(ref.current)
  }, [broken])

  useEffect(() => {
    if (resetKey === 0 || document.activeElement !== document.body) return
    ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
  }, [resetKey])

  const submitted = result?.state === 'done' ? undefined : result
  const { values, lists = {} }: SubmittedValues = submitted ?? { values: {} }
  const errors = { ...(result?.state === 'invalid' && result.errors), ...broken }

  const errorOf = (field: string) => {
    const error = errors[field]
    return error?.text ?? (error && t(error.key, { max: error.max ?? 0, min: error.min ?? 0 }))
  }

  return {
    /** For `Form`. */
    ref,
    /** Shows what is wrong with the fields, and says whether they can be sent. */
    check: (form: HTMLFormElement) => {
      const found = brokenConstraints(form)
      setBroken(found)
      return Object.keys(found).length === 0
    },
    action: action ?? withFormName(page, name),
    FetcherForm: fetcher.Form,
    result,
    /** The result once the page's data has been loaded again: for texts that name what others have changed. */
    settled,
    /** The result came with the page: the form was sent without JavaScript. */
    isPosted: Boolean(result) && result === posted,
    /** What the command returned. */
    data: result?.state === 'done' ? result.data : undefined,
    /** Why the command was refused. */
    reason: result?.state === 'refused' ? result.reason : undefined,
    /** Whether it is being sent: this form, not another one of its `key`. */
    isBusy,
    /** Whether another form of its `key` waits for its result: sent now, it would take that result away. */
    isBlocked: fetcher.state === 'submitting' && !isBusy,
    /** What is being sent. */
    pending: fetcher.formData,
    /** Changes after each success: as a `key` it empties the fields. */
    resetKey,
    errorOf,
    /** The name, last submitted value and error of a field. */
    field: (field: string) => ({
      name: field,
      error: errorOf(field),
      ...(field in values ? { defaultValue: values[field] } : {}),
    }),
    /** Whether the fields have submitted values, and not those that the page loads. */
    wasSubmitted: Boolean(submitted),
    /** Whether a box was ticked: one of several with this name, or the only one. */
    isTicked: (field: string, value = 'on') => lists[field]?.includes(value) ?? values[field] === value,
    values,
  }
}

const focusFirstInvalid = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus()

/** Whether a form of this name was sent to this address. An address without a name is that of a route with one form. */
const isSentAs = (name: string, action = '') => {
  const sent = new URLSearchParams(action.split('?')[1]).get(formParameter)
  return sent === null || sent === name
}

/** The address of the page with `?form=`, and the rest of its query as it is. */
function withFormName(page: string, name: string) {
  const [path, query = ''] = page.split('?')
  const parameters = new URLSearchParams(query)
  // The notice of an earlier redirect is not about this form.
  parameters.delete(noticeParameter)
  parameters.set(formParameter, name)
  // React Router marks an index route with a parameter that has no value.
  return `${path}?${parameters}`.replace('index=&', 'index&')
}
