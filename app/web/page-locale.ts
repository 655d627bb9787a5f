import { createContext } from 'react'
import type { Locale } from '~/i18n/locales'

/** The language of the page. Not data of the root loader: an error page is rendered without it. */
export const PageLocaleContext = createContext<Locale | undefined>(undefined)
