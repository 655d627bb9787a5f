import { type RefObject, useEffect, useRef } from 'react'
import { useHydrated } from '~/ui/use-hydrated'

/**
 * Puts the focus into the first field of a new form. Not on touch screens, where the keyboard would cover half of the page,
 * and not where someone has already moved the focus while the page was loaded.
 */
export function useFocusOnOpen(form: RefObject<HTMLFormElement | null>, isNew: boolean) {
  const wasHydrated = useRef(useHydrated())
  useEffect(() => {
    if (!isNew || !window.matchMedia('(pointer: fine)').matches) return
    const { activeElement, body } = document
    const isMoved = wasHydrated.current ? activeElement?.matches('input, textarea, select') : activeElement !== body
    if (isMoved) return
    form.current
      ?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')
      ?.focus({ preventScroll: true })
  }, [form, isNew])
}
