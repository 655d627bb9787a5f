import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Locale } from '~/i18n/locales'

/** The parameters by which pages differ, and are cached. */
const pageParameters = ['city', 'home']

const searchOfPage = (search: string) =>
  new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => pageParameters.includes(name))).toString()

/** The same page in another language. For plain links, which load the whole page with or without JavaScript. */
export function useLanguageHref() {
  // A cached page is rendered without the reader's other parameters, so they are read from the address bar.
  const rendered = searchOfPage(useLocation().search)
  const search = useSyncExternalStore(
    () => () => {},
    () => window.location.search,
    () => rendered,
  )
  return (locale: Locale) => {
    const query = new URLSearchParams(search)
    query.set('lang', locale)
    return `?${query}`
  }
}
