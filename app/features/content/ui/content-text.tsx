import { useTranslations } from '~/i18n/language'
import { localeOfTag } from '~/i18n/locales'
import { siteMessages } from '~/i18n/messages/site'
import type { ResolvedText } from '../model'

/** A text of the content service, with `lang` where its language is not the page's. */
export const ContentText = ({ text, lang }: ResolvedText) => (lang ? <span lang={lang}>{text}</span> : text)

const maxTitleLength = 90

/** The text of a large heading: a long one is set smaller. */
export const TitleText = ({ text, lang }: ResolvedText) =>
  text.length > maxTitleLength ? (
    <span lang={lang} className="long-title">
      {text}
    </span>
  ) : (
    <ContentText text={text} {...(lang && { lang })} />
  )

/** A note that is shown when any of these texts is not in the page's language. */
export function Untranslated({ among, className }: { among: (ResolvedText<unknown> | null)[]; className?: string }) {
  const t = useTranslations(siteMessages, 'content')
  const lang = among.find((text) => text?.lang)?.lang
  return (
    lang && (
      <small className={className ?? 'mt-4 block text-prestige text-sm'}>
        {t(`untranslated.${localeOfTag(lang)}`)}
      </small>
    )
  )
}
