import { phoneHref } from '~/brand/brand'
import { trackedClick } from '~/features/analytics/model'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { visionMessages } from '~/i18n/messages/vision'
import { siteHome } from '../model'

const link = 'inline-block py-2.5 underline decoration-line-strong underline-offset-4 hover:decoration-current'

export function Closing() {
  const t = useTranslations(visionMessages)
  const { brand, origin } = useSite()
  return (
    <>
      <p className="fade-in fade-closing mt-16 text-balance font-display text-2xl tracking-tight md:mt-20">
        {t('closing')}
      </p>
      <section className="fade-in fade-dialogue mt-14">
        <h2 className="eyebrow font-text!">{t('dialogue')}</h2>
        <ul className="mt-2 flex flex-wrap justify-center gap-x-8 text-sm">
          <li>
            <a href={`mailto:${brand.email}`} {...trackedClick('navigation', 'email')} className={link}>
              {brand.email}
            </a>
          </li>
          <li>
            <a href={phoneHref(brand)} {...trackedClick('navigation', 'phone')} className={`${link} tabular-nums`}>
              {brand.phone.replaceAll(' ', '\u00a0')}
            </a>
          </li>
        </ul>
      </section>
      <p className="fade-in fade-footer mt-16 text-muted text-xs tracking-widest">
        {t('footer')}
        <br />
        <a href={siteHome(origin)} className={link}>
          {t('home', { product: brand.product })}
        </a>
      </p>
    </>
  )
}
