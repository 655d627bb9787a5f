import { type RefObject, useEffect } from 'react'

const keyOf = (name: string) => `draft:${name}`

/**
 * Keeps what is typed into a form until it has been sent: a session that ends elsewhere leads to `/login` and back, and
 * nothing typed is lost on the way. Only in this tab, and never a password.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string, isSent: boolean) {
  useEffect(() => {
    const element = form.current
    if (!element) return
    for (const [field, value] of Object.entries(readDraft(name))) {
      const control = element.elements.namedItem(field)
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value
      if (control instanceof HTMLSelectElement) control.value = value
    }
    const keep = () => {
      const typed = [...new FormData(element)].filter(
        ([field, value]) => typeof value === 'string' && !/password|current/.test(field),
      )
      sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(typed)))
    }
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, name])

  useEffect(() => {
    if (isSent) sessionStorage.removeItem(keyOf(name))
  }, [isSent, name])
}

function readDraft(name: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}')
  } catch {
    return {}
  }
}
