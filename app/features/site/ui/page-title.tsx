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

/** Tags for the document's head: title, canonical address in each language, and Open Graph image. */
export function PageTitle({ title, description, query = {}, type = 'website', card = 'home', image }: Props) {
  const { brand, origin } = useSite()
  const { pathname } = useLocation()
  const current = useLanguage()
  const fullTitle = title.includes(brand.product) ? title : `${title} · ${brand.product}`
  const addressIn = (locale: Locale) => {
    const search = new URLSearchParams({ ...query, ...(locale === defaultLocale ? {} : { lang: locale }) }).toString()
    return `${origin}${pathname}${search && `?${search}`}`
  }
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={addressIn(current)} />
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={localeTags[locale]} href={addressIn(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLocale)} />
      {/* Only crawlers read it, and they load each page from the server. */}
      {import.meta.env.SSR && (
        <OpenGraph
          type={type}
          title={title}
          description={description}
          url={addressIn(current)}
          image={`${origin}${image ?? `/og/${card}-${current}.png`}`}
        />
      )}
    </>
  )
}

type OpenGraphProps = Record<'type' | 'title' | 'description' | 'url' | 'image', string>

function OpenGraph({ type, title, description, url, image }: OpenGraphProps) {
  const { brand } = useSite()
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand.product} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={localeTags[useLanguage()]} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
