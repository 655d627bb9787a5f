import type { ReactNode } from 'react'
import { phoneHref } from '~/brand/brand'
import { trackedClick } from '~/features/analytics/model'
import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import { Link } from '~/ui/link'
import { Logo } from '~/ui/mark'
import { programPages } from '../model'
import { LanguageList } from './language-selector'
import { PrivacyLink } from './privacy-link'
import { useSite } from './use-site'

const services = {
  advisory: '/#whatido',
  ...programPages,
  circles: '/circles',
} as const

const link = 'inline-block py-1.5 text-muted hover:text-ink'

export function Footer() {
  const t = useTranslations(siteMessages, 'footer')
  const nav = useTranslations(siteMessages, 'nav')
  const { brand, year } = useSite()
  return (
    <footer className="border-line border-t">
      <div className="wrap grid gap-12 py-16 md:grid-cols-2 lg:grid-cols-[3fr_2fr_2fr_2fr]">
        <div>
          <Logo word={brand.product} />
          <p className="mt-4 max-w-[28ch] text-muted">{t('statement')}</p>
        </div>
        <Column title={t('services')}>
          {Object.entries(services).map(([key, to]) => (
            <li key={key}>
              <Link to={to} className={link}>
                {t(key as keyof typeof services)}
              </Link>
            </li>
          ))}
        </Column>
        <Column title={t('regions')}>
          {(['sweden', 'norway', 'finland'] as const).map((country) => (
            <li key={country} className="py-1.5 text-muted">
              {t(country)}
            </li>
          ))}
        </Column>
        <Column title={t('connect')}>
          <li>
            <a
              href={`mailto:${brand.email}`}
              {...trackedClick('navigation', 'email')}
              className={`${link} wrap-anywhere`}
            >
              {brand.email}
            </a>
          </li>
          <li>
            <a href={phoneHref(brand)} {...trackedClick('navigation', 'phone')} className={`${link} tabular-nums`}>
              {brand.phone.replaceAll(' ', '\u00a0')}
            </a>
          </li>
          <li>
            <a href={brand.linkedinUrl} rel="noopener" {...trackedClick('navigation', 'linkedin')} className={link}>
              {nav('linkedin')}
            </a>
          </li>
        </Column>
      </div>
      <div className="wrap">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-line border-t py-6 text-muted text-sm">
          <p>{t('rights', { year: String(year), product: brand.product })}</p>
          <p>{t('cities')}</p>
          <PrivacyLink className="py-2 hover:text-ink">{t('privacy')}</PrivacyLink>
          <Link to="/ui" className="py-2 hover:text-ink">
            {t('design')}
          </Link>
          <LanguageList className="md:ml-auto" />
        </div>
      </div>
    </footer>
  )
}

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-3 font-medium font-text text-sm tracking-normal">{title}</h2>
    <ul className="text-sm">{children}</ul>
  </section>
)
