import { useTranslations } from '~/i18n/language'
import { accountLinksMessages } from '~/i18n/messages/account-links'
import { ButtonLink } from '~/ui/button'
import type { LinkState } from '../model'
import { EntryPage } from './entry-page'

type Props = { state: Exclude<LinkState, 'open'>; next: { to: string; label: string } }

/** The page of a link that does not work: why, and what to do instead. */
export function SpentLink({ state, next }: Props) {
  const t = useTranslations(accountLinksMessages)
  const { to, label } = state === 'used' ? { to: '/login', label: t('next.signIn') } : next
  return (
    <EntryPage title={t(`states.${state}.title`)} lead={t(`states.${state}.text`)}>
      <p>
        <ButtonLink to={to}>{label}</ButtonLink>
      </p>
    </EntryPage>
  )
}
