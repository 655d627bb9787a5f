import { listDeliverables } from '~/features/deliverables/queries.server'
import { AcceptNotice } from '~/features/deliverables/ui/accept-notice'
import { DeliverableTimeline } from '~/features/deliverables/ui/deliverable-timeline'
import { acceptOffer, declineOffer } from '~/features/engagements/commands.server'
import { answerRefusals, type OwnEngagement, ownEngagementsPage } from '~/features/engagements/model'
import { getOwnEngagement } from '~/features/engagements/queries.server'
import { acceptInput, declineInput } from '~/features/engagements/schema'
import { useEngagementLabels } from '~/features/engagements/ui/use-engagement-labels'
import { listIntroductions } from '~/features/introductions/queries.server'
import { WarmIntroductions } from '~/features/introductions/ui/warm-introductions'
import type { OfferAnswerForm } from '~/features/members/ui/answer-form'
import { AnswerNotice } from '~/features/members/ui/answer-notice'
import { EngagementFacts } from '~/features/members/ui/engagement-facts'
import { OfferAnswer } from '~/features/members/ui/offer-answer'
import { OfferLines } from '~/features/members/ui/offer-lines'
import { OfferOutcome } from '~/features/members/ui/offer-outcome'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { engagementPagesMessages } from '~/i18n/messages/engagement-pages'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/engagement'

const hasBegun = ({ state }: OwnEngagement) => state === 'running' || state === 'closed'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const engagement = await getOwnEngagement(ctx, params.id)
  const [introductions] = hasBegun(engagement) ? await listIntroductions(ctx, [engagement.id]) : []
  return { engagement, deliverables: await listDeliverables(ctx, [engagement.id]), introductions }
}

const reasons = answerRefusals

export const action = formActions({
  accept: form({
    input: acceptInput,
    reasons,
    run: (ctx, input, { params: { id = '' } }) => acceptOffer(ctx, { id, ...input }),
  }),
  decline: form({
    input: declineInput,
    reasons,
    run: (ctx, input, { params: { id = '' } }) => declineOffer(ctx, { id, ...input }),
  }),
})

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'
export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function Engagement({ loaderData }: Route.ComponentProps) {
  const { engagement, deliverables, introductions } = loaderData
  const t = useTranslations(engagementPagesMessages)
  const { offering } = useEngagementLabels()
  const accept = useForm<OfferAnswerForm>('accept')
  const decline = useForm<OfferAnswerForm>('decline')
  const { state, organisation } = engagement
  return (
    <article className="wrap pt-6 pb-16">
      <PageTitle title={offering(engagement)} description={t('lead')} />
      <Link to={ownEngagementsPage} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← {t('back')}
      </Link>
      <p className="text-prestige text-sm wrap-anywhere">{organisation}</p>
      <h1 className="mt-1 max-w-[32ch] text-3xl wrap-anywhere">{offering(engagement)}</h1>
      {state === 'accepted' && <p className="mt-2 text-muted">{t('own.notStarted')}</p>}
      <div className="mt-6 grid gap-4 empty:hidden">
        <AnswerNotice accept={accept} decline={decline} />
        <AcceptNotice deliverables={deliverables} />
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="lg:order-last lg:border-line lg:border-l lg:pl-8">
          <EngagementFacts engagement={engagement} />
        </div>
        <div className="grid min-w-0 content-start gap-10">
          {hasBegun(engagement) && <DeliverableTimeline title={t('deliverables')} deliverables={deliverables} />}
          {introductions && <WarmIntroductions id="introductions" introductions={introductions} />}
          {state !== 'offered' && <OfferOutcome engagement={engagement} />}
          <OfferLines engagement={engagement} />
          {state === 'offered' && <OfferAnswer engagement={engagement} accept={accept} decline={decline} />}
        </div>
      </div>
    </article>
  )
}
