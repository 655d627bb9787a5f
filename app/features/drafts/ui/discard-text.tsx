import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { useForm } from '~/web/forms/use-form'
import { unsavedTextPath } from '../model'

type Props = { form: string; onDiscarded: () => void; children: ReactNode }

/** Deletes the unsaved text of a form, after a question. */
export function DiscardText({ form: name, onDiscarded, children }: Props) {
  const form = useForm('discard', { key: `discard ${name}`, action: `${unsavedTextPath}?form=discard` })
  const handleDone = useEffectEvent(onDiscarded)
  useEffect(() => {
    if (form.settled?.state === 'done') handleDone()
  }, [form.settled])
  return (
    <ConfirmButton form={form} fields={{ form: name }} label="Discard" question="Discard your unsaved text?">
      {children}
    </ConfirmButton>
  )
}
