import { useForm } from '~/web/forms/use-form'
import type { InboxForm } from '../model'

/** The forms about one item. They share a key made of `ref`, so only the last one sent has a result. */
export function useInboxForms(ref: string, action: (form: string) => string) {
  const options = (form: string) => ({ key: `inbox ${ref}`, action: action(form) })
  return {
    answer: useForm<InboxForm>('answer', options('answer')),
    assign: useForm<InboxForm>('assign', options('assign')),
    done: useForm<InboxForm>('done', options('done')),
    reopen: useForm<InboxForm>('reopen', options('reopen')),
  }
}

export type InboxForms = ReturnType<typeof useInboxForms>
