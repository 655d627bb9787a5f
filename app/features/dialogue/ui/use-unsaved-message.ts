import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FormValues, type OpenedForm, unsavedMessagePath } from '~/features/drafts/model'
import { type Autosave, type AutosaveState, createAutosave, findWaitingText } from '~/features/drafts/ui/autosave'
import { hasTypedText, listenToForm, readValues } from '~/features/drafts/ui/typed-form'
import { useAuth } from '~/features/members/ui/auth'
import { fillIn } from '~/web/forms/unsaved-form'
import type { FormHandle } from '~/web/forms/use-form'
import type { OwnThreadForm } from '../model'

export type UnsavedMessage = ReturnType<typeof useUnsavedMessage>

/**
 * Stores what a member types into a message until it was sent, and fills it in again when the form is opened, here or in
 * another browser.
 */
export function useUnsavedMessage(form: FormHandle<OwnThreadForm>, opened: OpenedForm) {
  const [state, setState] = useState<AutosaveState>({ is: 'none' })
  const [restoredAt, setRestoredAt] = useState<Date | null>(null)
  const autosave = useRef<Autosave>(null)
  const isViewing = useAuth().view !== undefined
  const { ref, resetKey, isBusy } = form

  /** Whether the form now shows what the server has. */
  const restore = useEffectEvent((element: HTMLFormElement): boolean => {
    const waiting = findWaitingText(opened.form, opened.owner)
    const { unsaved } = opened
    const newest = waiting && !(unsaved && unsaved.typedAt > waiting.typedAt) ? waiting : unsaved
    // What was typed before the page was hydrated, or sent without JavaScript, is newer.
    if (!newest || isEmpty(newest.values) || form.wasSubmitted || hasTypedText(element)) return false
    fillIn(element, new URLSearchParams(pairsOf(newest.values)))
    setRestoredAt(newest.typedAt)
    return newest === unsaved
  })

  useEffect(() => {
    const element = ref.current
    if (!element || isViewing) return
    const created = createAutosave({
      form: opened.form,
      owner: opened.owner,
      read: () => ({ values: readValues(element), base: {}, version: null }),
      // A text that was emptied is not kept.
      onState: (next) => {
        setState(isEmpty(readValues(element)) ? { is: 'none' } : next)
        if (next.is === 'stored') setRestoredAt(null)
      },
      path: unsavedMessagePath,
      hasEditors: false,
    })
    autosave.current = created
    // After a message was sent the fields are new, and empty.
    if (resetKey > 0) setRestoredAt(null)
    const isStored = resetKey === 0 && restore(element)
    if (!isStored && hasTypedText(element)) created.change()
    const stopListening = listenToForm(element, created, false)
    return () => {
      stopListening()
      created.stop()
      autosave.current = null
      setState({ is: 'none' })
    }
  }, [ref, resetKey, opened.form, opened.owner, isViewing])

  useEffect(() => {
    if (isBusy) autosave.current?.pause()
    else autosave.current?.resume()
  }, [isBusy])

  return { form: opened.form, state, restoredAt }
}

const isEmpty = ({ subject, body }: FormValues) => !subject?.[0]?.trim() && !body?.[0]?.trim()

const pairsOf = (values: FormValues) =>
  Object.entries(values).flatMap(([name, texts]) => texts.map((text) => [name, text]))
