import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import type { FormResult } from '~/web/forms/form-result'
import { isGuessable } from './new-password-field'

/** What the page of a link answers with. */
export const linkStatuses = { open: 200, used: 410, replaced: 410, expired: 410, wrong: 404 }

const reasons = ['link', 'password', 'known', 'domain'] as const

/** Why a link's form was refused, in words. */
export function useRefusal(answer: FormResult | undefined): string | undefined {
  const t = useTranslations('accountLinks.refused')
  const { domain } = useSite().brand
  if (answer?.state !== 'refused' || isGuessable(answer)) return undefined
  const reason = reasons.find((known) => known === answer.reason) ?? 'link'
  return t(reason, { domain })
}
