import { defaultLocale, isLocale, type Locale } from '~/i18n/locales'

const cookiePattern = /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/
/** With https the name itself forbids another host to set it; one without, from elsewhere or from before, comes second. */
const ownPattern = /(?:^|;\s*)__Host-lang=([a-z]{2})(?:;|$)/

/** `?lang=` decides and is remembered; else the cookie; else English. */
export function readLanguage(asked: string | null, cookies: string | undefined) {
  const kept = cookies ? (ownPattern.exec(cookies) ?? cookiePattern.exec(cookies))?.[1] : undefined
  const remembered = isLocale(kept) ? kept : undefined
  const chosen = isLocale(asked) ? asked : undefined
  return { locale: chosen ?? remembered ?? defaultLocale, remember: chosen !== undefined && chosen !== remembered }
}

export const languageCookie = (locale: Locale, secure: boolean) =>
  `${secure ? '__Host-' : ''}lang=${locale}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
