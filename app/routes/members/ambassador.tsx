import { DialogueSection } from '~/features/dialogue/ui/dialogue-section'
import { rolePageForms } from '~/features/members/commands.server'
import { mailtoHref } from '~/features/members/model'
import { loadRolePage } from '~/features/members/queries.server'
import { AskHere } from '~/features/members/ui/ask-here'
import { EmbassyComparison } from '~/features/members/ui/embassy-comparison'
import { LetterClosing } from '~/features/members/ui/letter-closing'
import { MemberCards } from '~/features/members/ui/member-cards'
import { OwnEngagementsSection } from '~/features/members/ui/own-engagements-section'
import { PackageCards } from '~/features/members/ui/package-cards'
import { RequestAction } from '~/features/members/ui/request-action'
import { RoleOpening } from '~/features/members/ui/role-opening'
import { useSignature } from '~/features/members/ui/use-member-name'
import { currency } from '~/features/programs/model/figures'
import { Chapter } from '~/features/programs/ui/chapter'
import { PriceTable } from '~/features/programs/ui/price-table'
import { usePriceList } from '~/features/programs/ui/use-price-list'
import { PageTitle } from '~/features/site/ui/page-title'
import { useSite } from '~/features/site/ui/use-site'
import type { ActionHandle } from '~/features/workspace/ui/page-action'
import { useTranslations } from '~/i18n/language'
import { embassyPageMessages } from '~/i18n/messages/embassy-page'
import { programsMessages } from '~/i18n/messages/programs'
import { Seal } from '~/ui/seal'
import { formActions } from '~/web/forms/form-actions.server'
import { getScope } from '~/web/scope.server'
import type { Route } from './+types/ambassador'

export const loader = ({ context }: Route.LoaderArgs) => loadRolePage(getScope(context), 'embassy')

export const action = formActions(rolePageForms)

function useRequest() {
  const t = useTranslations(embassyPageMessages)
  const { brand } = useSite()
  const { embassy } = usePriceList()
  const name = useSignature()
  const packages = embassy.rows.map((row) => row.name).join(' / ')
  const letter = t('mail.body', { product: brand.product, packages, name })
  return { href: mailtoHref(brand, t('mail.subject'), letter), label: t('request') }
}

export const handle: ActionHandle = {
  pageAction: () => <RequestAction {...useRequest()} route="routes/members/ambassador" />,
}

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'
export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function Embassy({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(embassyPageMessages)
  const common = useTranslations(programsMessages)
  const { embassy, studyVisits, support } = usePriceList()
  const { brand } = useSite()
  const request = useRequest()
  return (
    <>
      <PageTitle title={t('title')} description={t('lead')} />
      <RoleOpening
        title={
          <>
            <span className="block font-text text-prestige text-xs tracking-normal">
              {t('welcome', { product: brand.product })}
            </span>{' '}
            {t('title')}
          </>
        }
        lead={t('lead')}
        request={request}
        page={loaderData}
      >
        <div>
          <PackageCards rows={embassy.rows} as="h2" className="sm:max-xl:grid-cols-2" />
          <p className="mt-4 text-muted text-sm">{common('terms', { currency })}</p>
        </div>
      </RoleOpening>
      <OwnEngagementsSection work={loaderData.work} />
      <MemberCards upcoming={loaderData.upcoming} insights={loaderData.insights} />
      <Chapter eyebrow={t('offer.eyebrow')} title={t('offer.title')} wide>
        <EmbassyComparison />
      </Chapter>
      <Chapter eyebrow={t('addOn')} title={studyVisits.title} lead={studyVisits.text} raised wide>
        <PriceTable section={studyVisits} />
      </Chapter>
      <Chapter eyebrow={t('support')} title={support.title} lead={support.text}>
        <PriceTable section={support} />
      </Chapter>
      <DialogueSection dialogue={loaderData.dialogue} />
      <LetterClosing
        title={t('closing.title')}
        text={t('closing.text')}
        request={request}
        ask={<AskHere program="embassy" tier={null} name={request.label} work={loaderData.work} />}
        picture={<Seal className="size-48 justify-self-center max-md:hidden lg:size-64" />}
      />
    </>
  )
}
