import { useTranslations } from '~/i18n/language'
import { factorsMessages } from '~/i18n/messages/factors'
import { Alert } from '~/ui/alert'

type Props = { mustSetUp: boolean; isNeeded: boolean; isAdmin: boolean; hasFactor: boolean }

/** Whether the person needs a factor, as long as they have none; or that an admin should have one. */
export function FactorState({ mustSetUp, isNeeded, isAdmin, hasFactor }: Props) {
  const t = useTranslations(factorsMessages, 'state')
  if (hasFactor) return null
  if (mustSetUp) return <Alert className="mb-8 max-w-2xl">{t('setUp')}</Alert>
  if (isNeeded) return <Alert className="mb-8 max-w-2xl">{isAdmin ? t('neededAdmin') : t('neededMember')}</Alert>
  return isAdmin ? <p className="mb-8 max-w-[60ch] text-muted text-sm">{t('adviceAdmin')}</p> : null
}
