import { securityPolicy } from '~/features/privacy/model'
import { locales, localeTags } from '~/i18n/locales'
import type { Ctx } from '~/web/ctx.server'

const securityTxtPath = '/.well-known/security.txt'

/** Less than the year that RFC 9116 recommends. Computed for each request: a running server never has an expired file. */
const validDays = 180

/** Where to report a security problem, as RFC 9116 has it. */
export function getSecurityTxt({ publicUrl, brand, now }: Pick<Ctx, 'publicUrl' | 'brand' | 'now'>): string {
  const expires = new Date(now)
  expires.setUTCDate(expires.getUTCDate() + validDays)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: mailto:${brand.email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${locales.map((locale) => localeTags[locale]).join(', ')}`,
    `Canonical: ${publicUrl.origin}${securityTxtPath}`,
    `Policy: ${publicUrl.origin}${securityPolicy}`,
    '',
  ].join('\n')
}
