import { useTranslations } from 'use-intl'
import { useSite } from '~/features/site/ui/use-site'
import { ButtonLink } from '~/ui/button'

export function NewsletterSection() {
  const t = useTranslations('newsletter')
  const { brand } = useSite()
  const mail = `mailto:${brand.email}?subject=${encodeURIComponent(t('subject'))}&body=${encodeURIComponent(t('body'))}`
  return (
    <section id="newsletter" className="border-line border-b bg-raised">
      <div className="wrap grid items-end gap-8 py-16 md:grid-cols-[7fr_5fr]">
        <div>
          <p className="eyebrow">{t('eyebrow')}</p>
          <h2 className="mt-3 max-w-[20ch] text-3xl">{t('title')}</h2>
          <p className="mt-5 max-w-[56ch] text-muted">{t('text')}</p>
        </div>
        <p className="md:justify-self-end">
          <ButtonLink to={mail} variant="outline">
            {t('ask')}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
