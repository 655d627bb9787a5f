import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { phoneHref } from '~/brand/brand'
import { trackedClick } from '~/features/analytics/model'
import { HomeLinks } from '~/features/home/ui/home-switch'
import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import { Link } from '~/ui/link'
import { Logo } from '~/ui/mark'
import { programPages } from '../model'
import { LanguageList } from './language-selector'
import { PrivacyLink } from './privacy-link'
import { useSite } from './use-site'

/** The columns of links within the site; each link's key is its message. */
const columns = {
  services: { advisory: '/#whatido', ...programPages, pricing: '/pricing' },
  read: { newsletter: '/newsletter', notes: '/notes', feed: '/notes/feed.xml' },
  circles: { healthCircles: '/circles', dates: '/circles#dates', seat: '/circles#rsvp', signIn: '/login' },
  regions: {
    sweden: '/circles?city=stockholm',
    norway: '/circles?city=oslo',
    finland: '/circles?city=helsinki',
  },
} as const

const link = 'inline-block py-1.5 text-muted hover:text-ink'

export function Footer() {
  const t = useTranslations(siteMessages, 'footer')
  const nav = useTranslations(siteMessages, 'nav')
  const { brand, year } = useSite()
  return (
    <footer className="border-line border-t">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-10 py-16 sm:grid-cols-3 xl:grid-cols-[2.4fr_2fr_1.3fr_1.5fr_1.2fr_2fr]">
        <div className="col-span-full xl:col-auto">
          <Logo word={brand.product} />
          <p className="mt-4 max-w-[28ch] text-muted text-sm">{t('statement')}</p>
        </div>
        {Object.entries(columns).map(([title, links]) => (
          <Column key={title} title={t(`titles.${title as keyof typeof columns}`)}>
            {Object.entries(links).map(([key, to]) => (
              <li key={key}>
                <FooterLink to={to}>{t(`links.${key as LinkKey}`)}</FooterLink>
              </li>
            ))}
          </Column>
        ))}
        <Column title={t('titles.connect')} className="max-sm:col-span-full">
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
          <li>
            <FooterLink to="/contact">{t('links.contact')}</FooterLink>
          </li>
        </Column>
      </div>
      <div className="wrap">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-line border-t py-6 text-muted text-sm">
          <p>{t('rights', { year: String(year), product: brand.product })}</p>
          <p>{t('cities')}</p>
          <PrivacyLink className="py-2 hover:text-ink">{t('links.privacy')}</PrivacyLink>
          <p className="flex items-center gap-x-1.5 md:ml-auto">
            <HomeLinks
              current={useShownHome()}
              linkClass="py-2.5 px-0.5 hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-prestige aria-[current]:underline-offset-4"
            />
          </p>
          <LanguageList />
        </div>
      </div>
    </footer>
  )
}

type KeysOfEach<Type> = Type extends unknown ? keyof Type : never
type LinkKey = KeysOfEach<(typeof columns)[keyof typeof columns]>

function useShownHome() {
  const { pathname, search } = useLocation()
  if (pathname !== '/') return undefined
  return new URLSearchParams(search).get('home') === 'new' ? 'new' : 'current'
}

/** A link within the home page is a plain anchor, so that the browser scrolls; the feed is not a page. */
const FooterLink = ({ to, children }: { to: string; children: ReactNode }) =>
  to.startsWith('/#') || to.endsWith('.xml') ? (
    <a href={to} className={link}>
      {children}
    </a>
  ) : (
    <Link to={to} className={link}>
      {children}
    </Link>
  )

const Column = ({ title, className, children }: { title: string; className?: string; children: ReactNode }) => (
  <section className={className}>
    <h2 className="mb-3 font-medium font-text text-sm tracking-normal">{title}</h2>
    <ul className="text-sm">{children}</ul>
  </section>
)
