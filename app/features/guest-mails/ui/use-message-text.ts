import type { ComparedField, FormValues, OpenedForm } from '~/features/drafts/model'
import { useUnsavedText } from '~/features/drafts/ui/use-unsaved-text'
import type { FormHandle } from '~/web/forms/use-form'
import type { EventMessage, MessageForm } from '../model'

type Options = {
  message: EventMessage
  form: FormHandle<MessageForm>
  opened: OpenedForm
  /** What the draft holds. */
  stored: FormValues
  compared: ComparedField[]
}

/** The fields of a draft: the unsaved text, after a failure what was submitted, otherwise what is stored. */
export function useMessageText({ message, form, opened, stored, compared }: Options) {
  const { ref, settled, isBusy, result } = form
  const unsaved = useUnsavedText({
    ...{ form: ref, opened, stored, compared, settled, isBusy, result },
    version: message.version,
    versionField: 'version',
  })
  // Adding a file makes the draft newer and leaves its text as it is: then that is no change by a colleague.
  const isSameText = JSON.stringify(unsaved.base) === JSON.stringify(stored)
  return {
    unsaved,
    version: isSameText ? message.version : (unsaved.version ?? message.version),
    field: (name: string) => {
      const { defaultValue, ...rest } = form.field(name)
      return { ...rest, defaultValue: unsaved.values?.[name]?.[0] ?? defaultValue ?? stored[name]?.[0] ?? '' }
    },
    isTicked: (name: string, value: string) => {
      if (unsaved.values) return (unsaved.values[name] ?? []).includes(value)
      return form.wasSubmitted ? form.isTicked(name, value) : (stored[name] ?? []).includes(value)
    },
  }
}

export type MessageText = ReturnType<typeof useMessageText>
