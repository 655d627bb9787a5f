import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Moves the focus to the field that the address names, as browsers do when they load a page. */
export function useFocusTarget() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again moves the focus again
  useEffect(() => {
    const target = document.getElementById(hash.slice(1))
    if (target?.matches('input, select, textarea, button')) target.focus()
  }, [hash, key])
}
