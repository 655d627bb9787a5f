import { useLayoutEffect, useState } from 'react'
import { useHydrated } from '~/ui/use-hydrated'

/** React resets a text area that has a text when it hydrates it, though no input: puts back what was typed until then. */
export function useTypedBeforeHydration() {
  const isHydrated = useHydrated()
  const [areas] = useState(() =>
    isHydrated || typeof document === 'undefined'
      ? []
      : [...document.querySelectorAll('textarea')].map((area) => ({ area, typed: area.value })),
  )
  // Before the effects of forms, which look for what was typed.
  useLayoutEffect(() => {
    for (const { area, typed } of areas) if (area.value !== typed) area.value = typed
  }, [areas])
}
