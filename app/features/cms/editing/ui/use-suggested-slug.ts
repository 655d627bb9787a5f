import { type RefObject, useEffect } from 'react'
import { locales } from '~/i18n/locales'
import { slugOf } from './slug'

/** Fills in the address of a new note as its title is typed, until the address is edited by hand. */
export function useSuggestedSlug(form: RefObject<HTMLFormElement | null>, isNew: boolean) {
  useEffect(() => {
    const element = form.current
    if (!element || !isNew) return
    const fieldOf = (name: string) => {
      const control = element.elements.namedItem(name)
      return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null
    }
    // The fields are mounted again after each result, so they are looked up each time.
    const titleOf = () =>
      locales.map((locale) => fieldOf(`title.${locale}`)?.value ?? '').find((title) => title.trim()) ?? ''
    let before = slugOf(titleOf())
    const suggest = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.getAttribute('name')?.startsWith('title.')) return
      const slug = fieldOf('slug')
      const suggested = slugOf(titleOf())
      if (slug && (slug.value === '' || slug.value === before)) slug.value = suggested
      before = suggested
    }
    // In the capture phase: the listener that stores unsaved text then reads the new address too.
    element.addEventListener('input', suggest, { capture: true })
    return () => element.removeEventListener('input', suggest, { capture: true })
  }, [form, isNew])
}
