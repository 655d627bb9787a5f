import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { isTooShort, type Strength } from '~/auth/password-strength'

/** After this long without a key the server is asked, in milliseconds. */
const pause = 400

/**
 * How strong the password in a field is, by the server's own estimate: the dictionaries are too large to send, and what it
 * calls enough is then accepted. Undefined while nothing is known, and when the server can't be asked.
 */
export function usePasswordStrength(input: RefObject<HTMLInputElement | null>) {
  const [strength, setStrength] = useState<Strength>()
  const asked = useRef<AbortController>(undefined)

  const check = useCallback(async () => {
    asked.current?.abort()
    const { value: password = '', form = null } = input.current ?? {}
    if (!password) return setStrength(undefined)
    if (isTooShort(password)) return setStrength({ level: 1, weakness: 'short' })
    // What was said of the password before this key no longer holds.
    setStrength(undefined)
    asked.current = new AbortController()
    const { signal } = asked.current
    await new Promise((resolve) => setTimeout(resolve, pause))
    const answer = signal.aborted ? undefined : await ask(password, addressIn(form), signal)
    if (!signal.aborted) setStrength(answer)
  }, [input])

  useEffect(() => {
    // What was typed before the page came alive is looked at too, and again when the address beside it changes.
    void check()
    const form = input.current?.form
    const forget = () => {
      asked.current?.abort()
      setStrength(undefined)
    }
    const checkAgain = ({ target }: Event) => {
      if ((target as HTMLInputElement).name === 'email') void check()
    }
    form?.addEventListener('reset', forget)
    form?.addEventListener('change', checkAgain)
    return () => {
      asked.current?.abort()
      form?.removeEventListener('reset', forget)
      form?.removeEventListener('change', checkAgain)
    }
  }, [input, check])
  return { strength, check }
}

/** The address the password is for: typed beside it, or there for password managers. */
function addressIn(form: HTMLFormElement | null) {
  const field = form?.elements.namedItem('email') ?? form?.elements.namedItem('username')
  return field instanceof HTMLInputElement ? field.value : ''
}

async function ask(password: string, email: string, signal: AbortSignal): Promise<Strength | undefined> {
  const request = { method: 'POST', headers: { 'Content-Type': 'application/json' }, signal }
  const body = JSON.stringify({ password, email })
  const response = await fetch('/api/password-strength', { ...request, body }).catch(() => undefined)
  return response?.ok ? response.json().catch(() => undefined) : undefined
}
