import { listBriefs, listNotes } from '~/features/content/queries.server'
import { letterPath } from '~/features/letters/model'
import { defaultLocale, locales, localeTags } from '~/i18n/locales'
import { xml } from '~/lib/xml'
import type { Ctx } from '~/web/ctx.server'
import { ownPrivacyPage } from '../model'

/** Public pages for search engines. */
const pages = [
  '/',
  '/circles',
  '/programs/visits',
  '/programs/exchange',
  '/ambassadors',
  '/speed-dial',
  '/pricing',
  '/notes',
  '/newsletter',
  '/newsletter/issues',
  '/contact',
  ownPrivacyPage,
  '/vision',
]

export async function getSitemap(ctx: Ctx): Promise<string> {
  const notes = (await listNotes(ctx)).map(({ slug }) => `/notes/${slug}`)
  // The sample is not listed: it is no letter that was sent.
  const letters = (await listBriefs(ctx)).map(({ weekStart }) => letterPath({ week: weekStart }))
  const entries = [...pages, ...notes, ...letters].map((page) => {
    const addressIn = (locale: string) =>
      xml(`${ctx.publicUrl.origin}${page}${locale === defaultLocale ? '' : `?lang=${locale}`}`)
    const alternates = locales.map(
      (locale) => `\n    <xhtml:link rel="alternate" hreflang="${localeTags[locale]}" href="${addressIn(locale)}"/>`,
    )
    const links = `${alternates.join('')}\n    <xhtml:link rel="alternate" hreflang="x-default" href="${addressIn(defaultLocale)}"/>`
    return locales.map((locale) => `  <url>\n    <loc>${addressIn(locale)}</loc>${links}\n  </url>`).join('\n')
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

export const getRobots = ({ publicUrl }: Pick<Ctx, 'publicUrl'>) => `User-agent: *
Disallow: /api/
Disallow: /account
Disallow: /admin
Sitemap: ${publicUrl.origin}/sitemap.xml
`
