import type { ResolvedText } from '~/features/content/model'
import { ContentText, Untranslated } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { newsletterMessages } from '~/i18n/messages/newsletter'
import { letter } from '../model'
import { NewsletterForm } from './newsletter-form'

/** The newsletter, described by the content service's texts if there are any, and its form. */
export function NewsletterSection({ title, sub }: { title: ResolvedText | null; sub: ResolvedText | null }) {
  const t = useTranslations(newsletterMessages)
  return (
    <section id="newsletter" className="border-line border-b bg-raised">
      <div className="wrap grid items-end gap-x-16 gap-y-10 py-16 md:grid-cols-[6fr_6fr] md:py-20">
        <div>
          <p className="eyebrow">{t('eyebrow')}</p>
          <h2 className="mt-3 max-w-[20ch] text-3xl">{title ? <ContentText {...title} /> : t('title')}</h2>
          <p className="mt-5 max-w-[52ch] text-muted">{sub ? <ContentText {...sub} /> : t('text', letter)}</p>
          <Untranslated among={[title, sub]} />
        </div>
        <NewsletterForm />
      </div>
    </section>
  )
}
