import { useLocation } from 'react-router'
import { useLanguage } from '~/i18n/language'
import { defaultLocale, type Locale, locales, localeTags } from '~/i18n/locales'
import type { SharedCard } from '../model'
import { useSite } from './use-site'

type Props = {
  title: string
  description: string
  /** Query parameters that identify the page; others are left out of its canonical address. */
  query?: Record<string, string>
  type?: 'website' | 'article'
  card?: SharedCard
  /** The path of the page's own Open Graph image, instead of a card. */
  image?: string
}

/** Tags for the document's head: title, canonical address, and what crawlers read. */
export function PageTitle({ title, description, query = {}, ...forCrawlers }: Props) {
  const { brand, origin } = useSite()
  const { pathname } = useLocation()
  const addressIn = (locale: Locale) => {
    const search = new URLSearchParams({ ...query, ...(locale === defaultLocale ? {} : { lang: locale }) }).toString()
    return `${origin}${pathname}${search && `?${search}`}`
  }
  return (
    <>
      <title>{title.includes(brand.product) ? title : `${title} · ${brand.product}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={addressIn(useLanguage())} />
      {/* Crawlers load each page from the server. */}
      {import.meta.env.SSR && (
        <ForCrawlers title={title} description={description} addressIn={addressIn} {...forCrawlers} />
      )}
    </>
  )
}

type CrawlerProps = Omit<Props, 'query'> & { addressIn: (locale: Locale) => string }

/** The address in each language, and Open Graph. */
function ForCrawlers({ title, description, addressIn, type = 'website', card = 'home', image }: CrawlerProps) {
  const { brand, origin } = useSite()
  const current = useLanguage()
  return (
    <>
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={localeTags[locale]} href={addressIn(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLocale)} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand.product} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(current)} />
      <meta property="og:locale" content={localeTags[current]} />
      <meta property="og:image" content={`${origin}${image ?? `/og/${card}-${current}.png`}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
