import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { isTooShort, type Strength } from '~/auth/password-strength'

/** The server is asked when no key has been pressed for this long. */
const debounceMs = 400

/**
 * The strength of the password in a field. Estimated by the server: the dictionaries are too large for the browser, and the
 * same estimate then accepts the password. Undefined while there is no estimate, and when the server can't be reached.
 */
export function usePasswordStrength(input: RefObject<HTMLInputElement | null>) {
  const [strength, setStrength] = useState<Strength>()
  const pendingCheck = useRef<AbortController>(undefined)

  const check = useCallback(async () => {
    pendingCheck.current?.abort()
    const { value: password = '', form = null } = input.current ?? {}
    if (!password) return setStrength(undefined)
    if (isTooShort(password)) return setStrength({ level: 1, weakness: 'short' })
    // The current estimate is of the password before this key was pressed.
    setStrength(undefined)
    pendingCheck.current = new AbortController()
    const { signal } = pendingCheck.current
    await new Promise((resolve) => setTimeout(resolve, debounceMs))
    const estimate = signal.aborted ? undefined : await fetchStrength(password, addressIn(form), signal)
    if (!signal.aborted) setStrength(estimate)
  }, [input])

  useEffect(() => {
    // Check what was typed before hydration, and again when the address changes.
    void check()
    const form = input.current?.form
    const clear = () => {
      pendingCheck.current?.abort()
      setStrength(undefined)
    }
    const checkAgain = ({ target }: Event) => {
      if ((target as HTMLInputElement).name === 'email') void check()
    }
    form?.addEventListener('reset', clear)
    form?.addEventListener('change', checkAgain)
    return () => {
      pendingCheck.current?.abort()
      form?.removeEventListener('reset', clear)
      form?.removeEventListener('change', checkAgain)
    }
  }, [input, check])
  return { strength, check }
}

/** The address the password is for: the email field, or the hidden one for password managers. */
function addressIn(form: HTMLFormElement | null) {
  const field = form?.elements.namedItem('email') ?? form?.elements.namedItem('username')
  return field instanceof HTMLInputElement ? field.value : ''
}

async function fetchStrength(password: string, email: string, signal: AbortSignal): Promise<Strength | undefined> {
  const request = { method: 'POST', headers: { 'Content-Type': 'application/json' }, signal }
  const body = JSON.stringify({ password, email })
  const response = await fetch('/api/password-strength', { ...request, body }).catch(() => undefined)
  return response?.ok ? response.json().catch(() => undefined) : undefined
}
