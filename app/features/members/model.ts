import type { Brand } from '~/brand/brand'
import type { MemberRole } from '~/lib/member-roles'

export const rolePages = {
  embassy: '/ambassador',
  supplier: '/supplier',
  hospital: '/hospital',
} as const satisfies Record<MemberRole, string>

export type RolePage = (typeof rolePages)[MemberRole]

/** In the order in which they are offered. */
export const offeredRoles = ['embassy', 'supplier', 'hospital'] as const satisfies MemberRole[]

/** Address of a prepared mail to the team. `\n` in the body becomes a line break in every mail program. */
export function mailtoHref(brand: Pick<Brand, 'email'>, subject: string, body: string) {
  const address = encodeURIComponent(brand.email).replace('%40', '@')
  // RFC 6068: spaces are %20, never +, and a line ends with both characters.
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
}
