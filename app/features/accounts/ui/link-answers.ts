import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { accountLinksMessages } from '~/i18n/messages/account-links'
import { type LinkRefusal, weaknessIn } from '../model'

/** HTTP status of a link's page, by the state of the link. */
export const linkStatuses = { open: 200, used: 410, revoked: 410, replaced: 410, expired: 410, wrong: 404 }

const reasons = ['link', 'password', 'known', 'domain'] as const

/** The text for a link's form that was refused. A weak password is explained at its field. */
export function useLinkRefusal(reason: LinkRefusal | undefined): string | undefined {
  const t = useTranslations(accountLinksMessages, 'refused')
  const { domain } = useSite().brand
  if (!reason || weaknessIn(reason)) return undefined
  return t(reasons.find((shown) => shown === reason) ?? 'link', { domain })
}
