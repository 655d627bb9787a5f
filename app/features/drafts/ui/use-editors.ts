import { useEffect, useState } from 'react'
import { useCan } from '~/features/members/ui/use-can'
import { type Editor, isNewForm, pollMs, unsavedTextPath } from '../model'

/**
 * Who else is editing the form: asked when it is opened, and every 20 seconds while it can be seen. A new form has none, and who
 * may only read edits nothing.
 */
export function useEditors(form: string): Editor[] {
  const [editors, setEditors] = useState<Editor[]>([])
  const canStore = useCan('draft.store')
  useEffect(() => {
    if (isNewForm(form) || !canStore) return
    const left = new AbortController()
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const found = await fetchEditors(form, left.signal)
      if (found && !left.signal.aborted) setEditors(found)
    }
    void ask()
    const timer = setInterval(ask, pollMs)
    document.addEventListener('visibilitychange', ask, { signal: left.signal })
    return () => {
      clearInterval(timer)
      left.abort()
    }
  }, [form, canStore])
  return editors
}

/** Undefined when the server can't be asked now. */
async function fetchEditors(form: string, signal: AbortSignal): Promise<Editor[] | undefined> {
  try {
    const answer = await fetch(`${unsavedTextPath}?${new URLSearchParams({ of: form })}`, {
      signal,
      redirect: 'manual',
    })
    const found: { editors: Editor[] } | undefined = answer.ok ? await answer.json() : undefined
    return found?.editors
  } catch {
    return undefined
  }
}
