import { useState } from 'react'
import { redirect } from 'react-router'
import { ForRight } from '~/features/admin/ui/for-right'
import { deliverableForms } from '~/features/deliverables/commands.server'
import { countOpen } from '~/features/deliverables/model'
import { getDeliverables } from '~/features/deliverables/queries.server'
import { DeliverablesPanel } from '~/features/deliverables/ui/deliverables-panel'
import { newTeamThreadPage } from '~/features/dialogue/model'
import { formNames } from '~/features/drafts/model'
import { findOrKeepText, openForm } from '~/features/drafts/queries.server'
import { GonePage } from '~/features/drafts/ui/gone-page'
import {
  assignEngagement,
  changeEngagement,
  closeEngagement,
  discardEngagement,
  offerEngagement,
  renewEngagement,
  startEngagement,
  withdrawOffer,
} from '~/features/engagements/commands.server'
import { type EngagementForm, engagementPage, engagementRefusals, engagementsPage } from '~/features/engagements/model'
import { startsLater } from '~/features/engagements/model/clock'
import { problemsOf } from '~/features/engagements/model/problems'
import { isShownToPartner } from '~/features/engagements/model/states'
import { suggestedSignatories } from '~/features/engagements/model/suggested'
import { getEngagement } from '~/features/engagements/queries.server'
import {
  assignInput,
  changeInput,
  offerInput,
  reasonInput,
  renewInput,
  startInput,
  versionInput,
} from '~/features/engagements/schema'
import { DraftForm } from '~/features/engagements/ui/draft-form'
import { EngagementFacts } from '~/features/engagements/ui/engagement-facts'
import { EngagementHistory } from '~/features/engagements/ui/engagement-history'
import { EngagementNotice } from '~/features/engagements/ui/engagement-notice'
import { comparedFieldsOf, names, problemLabel } from '~/features/engagements/ui/labels'
import { LineTable } from '~/features/engagements/ui/line-table'
import { OfferForm } from '~/features/engagements/ui/offer-form'
import { OwnerForm } from '~/features/engagements/ui/owner-form'
import { RequestWords } from '~/features/engagements/ui/request-words'
import { StateActions } from '~/features/engagements/ui/state-actions'
import { StateBadge } from '~/features/engagements/ui/state-badge'
import { introductionForms } from '~/features/introductions/commands.server'
import { getIntroductions } from '~/features/introductions/queries.server'
import { IntroductionsPanel } from '~/features/introductions/ui/introductions-panel'
import { organisationPage } from '~/features/organisations/model'
import type { EngagementState } from '~/lib/engagement-states'
import { officeDay } from '~/lib/office-hours'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import { revalidateUnlessRefused } from '~/web/forms/revalidate-unless-refused'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import { useNotice } from '~/web/use-notice'
import type { Route } from './+types/engagement'

export const handle: RightsHandle = { rights: { see: 'engagement.oversee', change: 'engagement.manage' } }

const hasPromises: readonly EngagementState[] = ['accepted', 'running', 'closed']
const hasBegun: readonly EngagementState[] = ['running', 'closed']

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const name = formNames.engagement(params.id)
  const found = await findOrKeepText(ctx, name, () => getEngagement(ctx, params.id))
  const { engagement } = found
  return {
    ...found,
    opened: await openForm(ctx, name),
    problems: engagement.state === 'draft' ? problemsOf(engagement, ctx.now) : [],
    deliverables: await getDeliverables(ctx, engagement.id),
    introductions: hasBegun.includes(engagement.state) ? await getIntroductions(ctx, engagement.id) : null,
    newId: crypto.randomUUID(),
    today: officeDay(ctx.now),
  }
}

export { clientAction, headers } from '~/web/forms/form-route'

/** An engagement that is gone can't be loaded again: the page keeps what was typed. */
export const shouldRevalidate = revalidateUnlessRefused('gone')

const reasons = engagementRefusals

export const action = formActions({
  save: form({
    input: changeInput,
    run: (ctx, input, { params: { id = '' } }) => changeEngagement(ctx, { ...input, id }),
    reasons,
  }),
  offer: form({
    input: offerInput,
    lists: ['signatory'],
    run: (ctx, input, { params: { id = '' } }) => offerEngagement(ctx, { ...input, id }),
    reasons,
  }),
  assign: form({
    input: assignInput,
    run: (ctx, input, { params: { id = '' } }) => assignEngagement(ctx, { ...input, id }),
    reasons,
  }),
  discard: form({
    input: versionInput,
    run: (ctx, input, { params: { id = '' } }) => discardEngagement(ctx, { ...input, id }),
    reasons,
  }),
  withdraw: form({
    input: reasonInput,
    run: (ctx, input, { params: { id = '' } }) => withdrawOffer(ctx, { ...input, id }),
    reasons,
  }),
  start: form({
    input: startInput,
    run: (ctx, input, { params: { id = '' } }) => startEngagement(ctx, { ...input, id }),
    reasons,
  }),
  close: form({
    input: reasonInput,
    run: (ctx, input, { params: { id = '' } }) => closeEngagement(ctx, { ...input, id }),
    reasons,
  }),
  renew: form({
    input: renewInput,
    run: async (ctx, input, { params: { id = '' } }) => {
      const renewal = await renewEngagement(ctx, { ...input, id })
      return redirect(`${engagementPage(renewal.id)}?notice=renewed`, 303)
    },
    reasons,
  }),
  ...deliverableForms,
  ...introductionForms,
})

export default function Engagement({ loaderData }: Route.ComponentProps) {
  const { engagement, organisation, owner, signatories, history, deliverables, introductions, problems, ...page } =
    loaderData
  const { id, program, state } = engagement
  const isAhead = startsLater(engagement, page.today)
  const problemTexts = problems.map((problem) => problemLabel(program, problem))
  const [isUnsaved, setIsUnsaved] = useState(false)
  const notice = useNotice()
  const options = { key: `engagement ${id}` }
  const save = useForm<EngagementForm>('save', options)
  const offer = useForm<EngagementForm>('offer', options)
  const assign = useForm<EngagementForm>('assign', options)
  const forms = {
    discard: useForm<EngagementForm>('discard', options),
    withdraw: useForm<EngagementForm>('withdraw', options),
    start: useForm<EngagementForm>('start', options),
    close: useForm<EngagementForm>('close', options),
    renew: useForm<EngagementForm>('renew', options),
  }
  return (
    <article>
      <title>{`${organisation} · Engagements · Admin`}</title>
      <Link to={engagementsPage} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← All engagements
      </Link>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="max-w-[32ch] text-3xl wrap-anywhere">{names.offering(engagement)}</h1>
        <StateBadge {...engagement} startsLater={isAhead} />
        <p className="basis-full text-muted">
          <Link to={organisationPage(engagement.organisationId)} className="underline underline-offset-4">
            {organisation}
          </Link>
        </p>
      </div>
      <EngagementNotice forms={{ save, offer, assign, ...forms }} notice={notice} problems={problemTexts} />
      <EngagementFacts engagement={engagement} owner={owner} signatories={signatories} startsLater={isAhead} />
      {isShownToPartner(state) && (
        <ForRight right="thread.answer">
          <p className="mt-4">
            <ButtonLink
              to={newTeamThreadPage(engagement.organisationId, { kind: 'engagement', id })}
              variant="outline"
              size="sm"
            >
              Write about it
            </ButtonLink>
          </p>
        </ForRight>
      )}
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-12">
          {state === 'draft' ? (
            <ForRight right="engagement.manage">
              {/* Keyed by engagement, not by version, so that typed values survive when it changes meanwhile. */}
              <DraftForm
                key={id}
                engagement={engagement}
                owners={page.owners}
                form={save}
                opened={page.opened}
                onUnsaved={setIsUnsaved}
              />
            </ForRight>
          ) : (
            <LineTable {...engagement} />
          )}
          {deliverables && hasPromises.includes(state) && <DeliverablesPanel engagementId={id} {...deliverables} />}
          {introductions && <IntroductionsPanel {...introductions} />}
          {page.request && <RequestWords request={page.request} />}
          <EngagementHistory history={history} engagement={engagement} />
        </div>
        <aside aria-label="What can be done" className="grid content-start gap-10 lg:border-line lg:border-l lg:pl-8">
          <ForRight right="engagement.manage">
            <StateActions
              engagement={engagement}
              renewedBy={page.renewedBy}
              forms={forms}
              newId={page.newId}
              today={page.today}
              openDeliverables={countOpen(deliverables?.deliverables ?? [])}
            />
            {state !== 'draft' && <OwnerForm engagement={engagement} owners={page.owners} form={assign} />}
            {state === 'draft' && (
              <OfferForm
                engagement={engagement}
                organisation={organisation}
                members={page.members}
                form={offer}
                problems={problemTexts}
                suggested={suggestedSignatories(page)}
                isUnsaved={isUnsaved}
              />
            )}
          </ForRight>
        </aside>
      </div>
    </article>
  )
}

export const ErrorBoundary = ({ params }: Route.ErrorBoundaryProps) => (
  <GonePage
    what="This engagement"
    back={{ to: engagementsPage, label: 'All engagements' }}
    form={formNames.engagement(params.id)}
    fields={comparedFieldsOf('visits', [])}
  />
)
