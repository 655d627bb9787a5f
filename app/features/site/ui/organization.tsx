import { JsonLd } from './json-ld'
import { useSite } from './use-site'

/** Who is behind the site, for search engines. */
export function Organization() {
  const { brand, origin } = useSite()
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: brand.product,
        url: origin,
        logo: `${origin}/icon.svg`,
        email: brand.email,
        telephone: brand.phone,
        sameAs: [brand.linkedinUrl],
        areaServed: ['SE', 'NO', 'FI'],
      }}
    />
  )
}
