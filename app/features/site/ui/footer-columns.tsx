import type { ReactNode } from 'react'
import { phoneHref } from '~/brand/brand'
import { trackedClick } from '~/features/analytics/model'
import { feedPath } from '~/features/notes/model'
import { useLanguage, useTranslations } from '~/i18n/language'
import { footerMessages } from '~/i18n/messages/footer'
import { siteMessages } from '~/i18n/messages/site'
import { Link } from '~/ui/link'
import { Logo } from '~/ui/mark'
import { programPages } from '../model'
import { useSite } from './use-site'

/** The columns of links within the site; each link's key is its message. */
const columns = {
  services: { advisory: '/#whatido', ...programPages, pricing: '/pricing' },
  read: { newsletter: '/newsletter', notes: '/notes', vision: '/vision', feed: '/notes/feed.xml' },
  circles: { healthCircles: '/circles', dates: '/circles#dates', seat: '/circles#rsvp', signIn: '/login' },
  regions: {
    sweden: '/circles?city=stockholm',
    norway: '/circles?city=oslo',
    finland: '/circles?city=helsinki',
  },
} as const

const link = 'inline-block py-1.5 text-muted hover:text-ink'

/** The part of the footer that is only sent as HTML. */
export default function FooterColumns() {
  const t = useTranslations(footerMessages)
  const nav = useTranslations(siteMessages, 'nav')
  const { brand } = useSite()
  const locale = useLanguage()
  return (
    <div className="wrap grid grid-cols-2 gap-x-6 gap-y-10 py-16 sm:grid-cols-3 xl:grid-cols-[2.4fr_2fr_1.3fr_1.5fr_1.2fr_2fr]">
      <div className="col-span-full xl:col-auto">
        <Logo word={brand.product} />
        <p className="mt-4 max-w-[28ch] text-muted text-sm">{t('statement')}</p>
        <p className="mt-2 text-muted text-sm">{t('cities')}</p>
      </div>
      {Object.entries(columns).map(([title, links]) => (
        <Column key={title} title={t(`titles.${title as keyof typeof columns}`)}>
          {Object.entries(links).map(([key, to]) => (
            <li key={key}>
              <FooterLink to={key === 'feed' ? feedPath(locale) : to}>{t(`links.${key as LinkKey}`)}</FooterLink>
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
  )
}

type KeysOfEach<Type> = Type extends unknown ? keyof Type : never
type LinkKey = KeysOfEach<(typeof columns)[keyof typeof columns]>

/** A link within the home page is a plain anchor, so that the browser scrolls; the feed is not a page. */
const FooterLink = ({ to, children }: { to: string; children: ReactNode }) =>
  to.startsWith('/#') || to.includes('.xml') ? (
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
