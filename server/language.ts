import { defaultLocale, isLocale, type Locale } from '~/i18n/locales'

const cookiePattern = /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/
/** Used with https: browsers let no other host set a `__Host-` cookie, so it wins over one without the prefix. */
const hostOnlyPattern = /(?:^|;\s*)__Host-lang=([a-z]{2})(?:;|$)/

/** `?lang=` wins and is remembered in a cookie, then the cookie, then English. */
export function readLanguage(parameter: string | null, cookies: string | undefined) {
  const stored = cookies ? (hostOnlyPattern.exec(cookies) ?? cookiePattern.exec(cookies))?.[1] : undefined
  const remembered = isLocale(stored) ? stored : undefined
  const chosen = isLocale(parameter) ? parameter : undefined
  return { locale: chosen ?? remembered ?? defaultLocale, remember: chosen !== undefined && chosen !== remembered }
}

export const languageCookie = (locale: Locale, secure: boolean) =>
  `${secure ? '__Host-' : ''}lang=${locale}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
