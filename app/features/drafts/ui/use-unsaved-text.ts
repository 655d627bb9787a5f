import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCan } from '~/features/members/ui/use-can'
import { useShortcuts } from '~/ui/use-shortcuts'
import type { FormResult } from '~/web/forms/form-result'
import {
  baseOf,
  type ComparedField,
  type Conflict,
  changedFrom,
  type FormValues,
  isSaved,
  merge,
  type OpenedForm,
  submittedText,
  withField,
} from '../model'
import { type Autosave, type AutosaveState, createAutosave, discardStored, findWaitingText } from './autosave'
import { hasTypedText, listenToForm, readValues } from './typed-form'

type Options = {
  form: RefObject<HTMLFormElement | null>
  opened: OpenedForm
  /** What the form would show without unsaved text, as it is on the server now. */
  stored: FormValues
  /** The version of `stored`, where it has one. */
  version?: number | null
  /** The hidden field that has it. */
  versionField?: string
  compared: ComparedField[]
  /** The result of the last form that saves or resets this one, once the page's data has been loaded again. */
  settled: FormResult | undefined
  isBusy: boolean
  /** The result as soon as it is there, for a page that may no longer show the form once its data is loaded. */
  result?: FormResult | undefined
  /** The refusals that mean: someone else has saved it meanwhile. */
  staleReasons?: readonly string[]
  /** False where sending the form does more than to save it: Ctrl-S then only stores the text. */
  isSentByShortcut?: boolean
}

type Shown = {
  /** What the form shows instead of `stored`; null: `stored`. */
  values: FormValues | null
  /** Changes when the fields have to be mounted again with `values`. */
  count: number
  restoredAt: Date | null
  conflict: Conflict | null
  choices: Record<string, 'mine' | 'theirs'>
  /** What the form began with: the version to save, and its fields. */
  version: number | null
  base: FormValues
  /** The version of the page's data when it was loaded last. */
  loaded: number | null
  settled: FormResult | undefined
}

export type UnsavedTextHandle = ReturnType<typeof useUnsavedText>

/**
 * Keeps what is typed into a form from being lost: it is sent to the server as it is typed, is back when the form is
 * opened again, and is merged with what others have saved meanwhile. The form mounts its fields with `values`, by `count`.
 */
export function useUnsavedText(options: Options) {
  const { form, opened, stored, version = null, compared, settled, isBusy, staleReasons = ['stale'] } = options
  const isOutdated = opened.unsaved !== null && isSaved(compared, opened.unsaved.values, stored)
  const [shown, setShown] = useState<Shown>(() => {
    const fresh = {
      values: null,
      count: 0,
      restoredAt: null,
      conflict: null,
      choices: {},
      version,
      base: stored,
      loaded: version,
      settled,
    }
    const posted = staleValues(settled, staleReasons)
    // Sent without JavaScript: nothing is known about what the form had begun with.
    if (posted) return { ...fresh, ...merge(compared, { mine: posted, theirs: stored }) }
    // Sent without JavaScript, and not saved: the page shows what was sent, and knows no newer version.
    if (settled && settled.state !== 'done') return { ...fresh, version: submittedVersion(settled.values, options) }
    return opened.unsaved && !isOutdated ? { ...fresh, ...restored(opened.unsaved, stored, compared) } : fresh
  })
  const [state, setState] = useState<AutosaveState>({ is: 'none' })
  const autosave = useRef<Autosave>(null)
  const canStore = useCan('draft.store')

  if (settled && settled !== shown.settled) {
    const mine = staleValues(settled, staleReasons)
    if (mine) {
      const merged = merge(compared, { mine, theirs: stored, base: shown.base })
      // Only other things have changed, such as a state: that is said too, because nothing was saved.
      const conflict = merged.conflict ?? (isSaved(compared, mine, stored) ? null : withoutFields(mine, stored))
      setShown({ ...shown, ...merged, conflict, count: shown.count + 1, choices: {}, version, base: stored, settled })
    } else if (settled.state === 'done') {
      const saved = { values: null, restoredAt: null, conflict: null, choices: {} }
      setShown({ ...shown, ...saved, version, base: stored, settled })
    } else setShown({ ...shown, settled })
  } else if (version !== shown.loaded) {
    // The page was loaded again, and has the texts that the form began with: what is typed belongs to the new version too.
    const isSameText = shown.version === shown.loaded && Object.keys(changedFrom(shown.base, stored)).length === 0
    setShown({ ...shown, loaded: version, ...(isSameText && { version }) })
  }

  const read = useEffectEvent((element: HTMLFormElement) => {
    const values = readValues(element)
    return { values, base: changedFrom(shown.base, values), version: shown.version }
  })
  const discardOutdated = useEffectEvent(() => {
    if (isOutdated) void discardStored(opened.form)
  })
  const restore = useEffectEvent(() => {
    const waiting = findWaitingText(opened.form, opened.owner)
    if (
      !waiting ||
      isSaved(compared, waiting.values, stored) ||
      (opened.unsaved && opened.unsaved.typedAt > waiting.typedAt)
    )
      return
    setShown({ ...shown, ...restored(waiting, stored, compared), count: shown.count + 1 })
  })

  useEffect(() => {
    const element = form.current
    if (!element || !canStore) return
    const created = createAutosave({
      form: opened.form,
      owner: opened.owner,
      read: () => read(element),
      onState: setState,
    })
    autosave.current = created
    discardOutdated()
    restore()
    if (hasTypedText(element)) created.change()
    const stopListening = listenToForm(element, created, options.isSentByShortcut ?? true)
    return () => {
      stopListening()
      created.stop()
      autosave.current = null
    }
  }, [form, opened.form, opened.owner, options.isSentByShortcut, canStore])

  const isRefused = options.result !== undefined && options.result !== shown.settled && options.result.state !== 'done'
  const isSaving = isBusy && !isRefused
  useEffect(() => {
    if (isSaving) autosave.current?.pause()
    else autosave.current?.resume()
  }, [isSaving])

  useShortcuts({}, { 'Ctrl+s': 'Save what is typed' })

  const first = useRef(settled)
  useEffect(() => {
    // A result from before the form was mounted is not about its text.
    if (settled?.state === 'done' && settled !== first.current) autosave.current?.saved()
  }, [settled])

  // The fields have been mounted again with a text that the server does not have.
  useEffect(() => {
    if (shown.count > 0 && shown.values) autosave.current?.change()
  }, [shown.count, shown.values])

  return {
    ...shown,
    form: opened.form,
    state,
    /** The form was changed by other means than typing, such as a list in another order. */
    change: () => autosave.current?.change(),
    choose: (field: ComparedField, side: 'mine' | 'theirs') => {
      const { conflict, choices, count } = shown
      if (!form.current || !conflict) return
      const values = withField(readValues(form.current), field, conflict[side])
      setShown({ ...shown, values, count: count + 1, choices: { ...choices, [field.name]: side } })
    },
    /** The unsaved text was discarded: shows what is stored. */
    reset: () => {
      autosave.current?.clear()
      const fresh = { values: null, restoredAt: null, conflict: null, choices: {} }
      setShown({ ...shown, ...fresh, version, base: stored, count: shown.count + 1 })
    },
  }
}

function submittedVersion(values: Record<string, string>, { version = null, versionField = '' }: Options) {
  return values[versionField] ? Number(values[versionField]) : version
}

/** Someone may have saved since this was typed: what they have changed alone is taken over. */
function restored(
  text: { typedAt: Date; values: FormValues; base: FormValues },
  stored: FormValues,
  compared: ComparedField[],
) {
  const merged = merge(compared, { mine: text.values, theirs: stored, base: baseOf(text) })
  return { ...merged, restoredAt: text.typedAt }
}

const withoutFields = (mine: FormValues, theirs: FormValues): Conflict => ({ mine, theirs, fields: [], taken: [] })

/** The submitted values of a form that someone else has overtaken. */
function staleValues(result: FormResult | undefined, staleReasons: readonly string[]): FormValues | undefined {
  if (result?.state !== 'refused' || !staleReasons.includes(result.reason)) return undefined
  return submittedText(result)
}
