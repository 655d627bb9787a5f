import { useTranslations } from '~/i18n/language'
import { singleSignOnMessages } from '~/i18n/messages/single-sign-on'
import { Alert } from '~/ui/alert'
import { Link } from '~/ui/link'
import { answerRefusals, startRefusals } from '../model'

/** Why someone was not let in; nothing for what is no reason, as anyone can write it into the address. */
export function RefusalNotice({ reason }: { reason: string | null }) {
  const t = useTranslations(singleSignOnMessages, 'refused')
  const known = [...startRefusals, ...answerRefusals].find((each) => each === reason)
  if (!known) return null
  return (
    <Alert tone="danger">
      {known === 'policy' ? (
        <Link to="/request-access" className="underline underline-offset-4">
          {t(known)}
        </Link>
      ) : (
        t(known)
      )}
    </Alert>
  )
}
