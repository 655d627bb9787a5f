import { DialogueSection } from '~/features/dialogue/ui/dialogue-section'
import { rolePageForms } from '~/features/members/commands.server'
import { mailtoHref } from '~/features/members/model'
import { loadHospitalPage } from '~/features/members/queries.server'
import { AskHere } from '~/features/members/ui/ask-here'
import { HoursRing } from '~/features/members/ui/hours-ring'
import { LetterClosing } from '~/features/members/ui/letter-closing'
import { MemberCards } from '~/features/members/ui/member-cards'
import { OwnEngagementsSection } from '~/features/members/ui/own-engagements-section'
import { RequestAction } from '~/features/members/ui/request-action'
import { RoleOpening } from '~/features/members/ui/role-opening'
import { TimeValueTable } from '~/features/members/ui/time-value-table'
import { useSignature } from '~/features/members/ui/use-member-name'
import { programs, yearlyHours } from '~/features/programs/model/figures'
import { Chapter } from '~/features/programs/ui/chapter'
import { usePriceList } from '~/features/programs/ui/use-price-list'
import { PageTitle } from '~/features/site/ui/page-title'
import { useSite } from '~/features/site/ui/use-site'
import type { ActionHandle } from '~/features/workspace/ui/page-action'
import { useTranslations } from '~/i18n/language'
import { hospitalPageMessages } from '~/i18n/messages/hospital-page'
import { formActions } from '~/web/forms/form-actions.server'
import { getScope } from '~/web/scope.server'
import type { Route } from './+types/hospital'

export const loader = ({ context }: Route.LoaderArgs) => loadHospitalPage(getScope(context))

export const action = formActions(rolePageForms)

function useRequest() {
  const t = useTranslations(hospitalPageMessages)
  const { brand } = useSite()
  const name = useSignature()
  const letter = t('mail.body', { product: brand.product, name })
  return { href: mailtoHref(brand, t('mail.subject'), letter), label: t('join') }
}

export const handle: ActionHandle = {
  pageAction: () => <RequestAction {...useRequest()} route="routes/members/hospital" />,
}

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'
export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function Hospital({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(hospitalPageMessages)
  const { hospitalTime } = usePriceList()
  const request = useRequest()
  return (
    <>
      <PageTitle title={t('title')} description={t('lead')} />
      <RoleOpening title={t('title')} lead={t('lead')} request={request} page={loaderData}>
        <HoursRing hours={yearlyHours(programs.hospitalTime)} label={hospitalTime.total.price} />
      </RoleOpening>
      <OwnEngagementsSection work={loaderData.work} />
      <MemberCards upcoming={loaderData.upcoming} insights={loaderData.insights} />
      <Chapter eyebrow={t('time.eyebrow')} title={t('time.title')} wide>
        <TimeValueTable soFar={loaderData.hours} />
      </Chapter>
      <DialogueSection dialogue={loaderData.dialogue} />
      <LetterClosing
        title={t('closing.title')}
        text={t('closing.text')}
        request={request}
        ask={<AskHere program="hospital" tier={null} name={request.label} work={loaderData.work} />}
      />
    </>
  )
}
