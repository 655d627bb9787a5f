import { useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import { useForm } from '~/web/forms/use-form'
import type { InboxForm } from '../model'
import { answeredText } from './labels'

/**
 * The forms about one item. They share a key made of `ref`, so only the last one sent has a result. `onClosed` runs when
 * the item has been closed, with a text about it.
 */
export function useInboxForms(ref: string, action: (form: string) => string, onClosed: (text: string) => void) {
  const mailLeaves = useMailLeaves()
  const options = (form: string) => ({ key: `inbox ${ref}`, action: action(form) })
  const answer = useForm<InboxForm>('answer', {
    ...options('answer'),
    onResult: ({ state }) =>
      state === 'done' && answer.pending?.get('after') !== 'open' && onClosed(answeredText(mailLeaves)),
  })
  return {
    answer,
    assign: useForm<InboxForm>('assign', options('assign')),
    done: useForm<InboxForm>('done', {
      ...options('done'),
      onResult: ({ state }) => state === 'done' && onClosed('Marked as done.'),
    }),
    reopen: useForm<InboxForm>('reopen', options('reopen')),
  }
}

export type InboxForms = ReturnType<typeof useInboxForms>
