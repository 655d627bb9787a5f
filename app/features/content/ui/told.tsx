import { useLanguage } from '~/i18n/language'
import { type Locale, localeTags } from '~/i18n/locales'

export type Told = { text: string; lang: Locale }

/** A text from the content service, marked with its language where that is not the page's. */
export function Told({ text, lang }: Told) {
  const locale = useLanguage()
  return lang === locale ? text : <span lang={localeTags[lang]}>{text}</span>
}
