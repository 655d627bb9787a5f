import { useTranslations } from '~/i18n/language'
import { deliverablesMessages } from '~/i18n/messages/deliverables'
import { siteMessages } from '~/i18n/messages/site'
import { Alert } from '~/ui/alert'
import { useNotice } from '~/web/use-notice'
import { type Deliverable, readAcceptNotice } from '../model'

/** Why a deliverable was not accepted by a form that was sent without JavaScript: its answer is a redirect to this page. */
export function AcceptNotice({ deliverables }: { deliverables: readonly Deliverable[] }) {
  const t = useTranslations(deliverablesMessages)
  const forms = useTranslations(siteMessages, 'forms')
  const found = readAcceptNotice(useNotice())
  if (!found) return null
  const { failure, id } = found
  return (
    <Alert tone="danger" title={deliverables.find((deliverable) => deliverable.id === id)?.title.text}>
      {failure === 'failed' ? t('failed') : failure === 'tooMany' ? forms('tooMany') : t(`refused.${failure}`)}
    </Alert>
  )
}
