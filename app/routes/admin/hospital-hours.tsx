import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { ForRight } from '~/features/admin/ui/for-right'
import { enterHospitalHours, removeHospitalHours } from '~/features/hospital-hours/commands.server'
import { type HoursForm, hoursRefusals as reasons } from '~/features/hospital-hours/model'
import { getHoursPage } from '~/features/hospital-hours/queries.server'
import { enterInput, removeHoursInput } from '~/features/hospital-hours/schema'
import { EnterForm } from '~/features/hospital-hours/ui/enter-form'
import { EntryList } from '~/features/hospital-hours/ui/entry-list'
import { HoursSummary } from '~/features/hospital-hours/ui/hours-summary'
import { refusalLabels } from '~/features/hospital-hours/ui/labels'
import { organisationPage } from '~/features/organisations/model'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/hospital-hours'

export const handle: RightsHandle = { rights: { see: 'organisation.see', change: 'organisation.manage' } }

export const loader = ({ params, context }: Route.LoaderArgs) => getHoursPage(getCtx(context), params.id)

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'
export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  enter: form({
    input: enterInput,
    run: (ctx, input, { params: { id = '' } }) => enterHospitalHours(ctx, { ...input, organisationId: id }),
    reasons,
  }),
  remove: form({
    input: removeHoursInput,
    run: (ctx, input, { params: { id = '' } }) => removeHospitalHours(ctx, { ...input, organisationId: id }),
    reasons,
  }),
})

export default function HospitalHoursPage({ loaderData }: Route.ComponentProps) {
  const { organisation, hours, entries, newId, today } = loaderData
  const enter = useForm<HoursForm>('enter')
  const remove = useForm<HoursForm>('remove')
  const notice =
    noticeFor(enter.result, { done: 'The hours are entered.', refused: refusalLabels }) ??
    noticeFor(remove.result, { done: 'The entry is removed.', refused: refusalLabels })
  return (
    <article>
      <title>{`Hours of ${organisation.name} · Admin`}</title>
      <Link
        to={organisationPage(organisation.id)}
        className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink"
      >
        ← {organisation.name}
      </Link>
      <h1 className="mb-5 max-w-[32ch] text-3xl wrap-anywhere">Hours of {organisation.name}</h1>
      <ActionNotice notice={notice} className="mb-6 max-w-3xl" />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-10">
          <HoursSummary hours={hours} />
          <EntryList entries={entries} remove={remove} />
        </div>
        <ForRight right="organisation.manage">
          <aside aria-label="Enter hours" className="lg:border-line lg:border-l lg:pl-8">
            <h2 className="mb-4 text-xl">Outside of events</h2>
            <EnterForm form={enter} newId={newId} today={today} />
          </aside>
        </ForRight>
      </div>
    </article>
  )
}
