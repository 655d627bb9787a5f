import type { ResolvedText } from '~/features/content/model'
import { ContentText, Untranslated } from '~/features/content/ui/content-text'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { newsletterIntroMessages } from '~/i18n/messages/newsletter-intro'
import { letter } from '../model'

type Props = { title: ResolvedText | null; sub: ResolvedText | null }

/** What the newsletter is, in the content service's words if there are any. */
export default function NewsletterIntro({ title, sub }: Props) {
  const t = useTranslations(newsletterIntroMessages)
  const { letterRhythm: rhythm } = useSite()
  return (
    <>
      <p className="eyebrow">{t('eyebrow')}</p>
      <h2 className="mt-3 max-w-[20ch] text-[2.25rem] leading-[1.04] md:text-[3.375rem]">
        {title ? <ContentText {...title} /> : t.markup('title', { rhythm, em: (word) => word })}
      </h2>
      <p className="mt-5 max-w-[52ch] text-muted">
        {sub ? <ContentText {...sub} /> : t('text', { ...letter, rhythm })}
      </p>
      <Untranslated among={[title, sub]} />
    </>
  )
}
