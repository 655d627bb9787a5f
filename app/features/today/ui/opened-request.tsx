import type { ReactNode } from 'react'
import type { ListedRequest } from '~/features/access-requests/model'
import type { DecideForm as DecideFormTypes } from '~/features/access-requests/model/review'
import { DecideButtons, DecideForm, useDecision } from '~/features/access-requests/ui/decide-form'
import { marksOf, statusLabels } from '~/features/access-requests/ui/labels'
import { formatTimestamp } from '~/features/admin/ui/timestamp'
import type { ApprovalOffer } from '~/features/approvals/model'
import { useTranslations } from '~/i18n/language'
import { localeTags } from '~/i18n/locales'
import { adminMessages } from '~/i18n/messages/admin'
import { useShortcuts } from '~/ui/use-shortcuts'
import type { FormHandle } from '~/web/forms/use-form'
import { LineCommands } from './line-commands'
import { OwnWords } from './own-words'

type Props = { request: ListedRequest; offer: ApprovalOffer; form: FormHandle<DecideFormTypes>; page: ReactNode }

/** A request for access: its reason, and the decision. */
export function OpenedRequest({ request, offer, form, page }: Props) {
  const unsaved = useDecision(request, form)
  const t = useTranslations(adminMessages, 'shortcuts')
  // The dialog of the rejection handles it.
  useShortcuts({}, { 'Ctrl+Enter': t('keys.sendRejection') })
  return (
    <>
      <OwnWords text={request.reason} lang={localeTags[request.locale]} isQuoted />
      <DecideForm request={request} offer={offer} form={form} unsaved={unsaved} isShort />
      <LineCommands>
        <DecideButtons request={request} form={form} unsaved={unsaved} size="sm" />
        {page}
        <p className="text-muted text-xs md:ml-auto">
          {[...marksOf(request), sameDomain(request.earlier)].join(' · ')}
        </p>
      </LineCommands>
    </>
  )
}

function sameDomain(earlier: ListedRequest['earlier']) {
  const [last] = earlier
  if (!last) return 'Same domain: none earlier'
  const decided = `${statusLabels[last.status].toLowerCase()} ${formatTimestamp(new Date(last.createdAt))}`
  return `Same domain: ${earlier.length} earlier, ${earlier.length > 1 ? 'the last ' : ''}${decided}`
}
