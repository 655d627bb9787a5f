import { idsOf } from '~/features/activity/queries.server'
import { ActionHistory } from '~/features/activity/ui/action-history'
import { ForRight, ReadableForm } from '~/features/admin/ui/for-right'
import { formNames } from '~/features/drafts/model'
import { findOrKeepText, openForm } from '~/features/drafts/queries.server'
import { GonePage } from '~/features/drafts/ui/gone-page'
import { cancelEvent, changeEvent } from '~/features/event-planning/commands.server'
import { eventPage, eventRefusals, eventsTab, fieldsOf, zonesWith } from '~/features/event-planning/model'
import { getEvent, listAnswers } from '~/features/event-planning/queries.server'
import { cancelInput, changeInput } from '~/features/event-planning/schema'
import { Answers } from '~/features/event-planning/ui/answers'
import { CancelEvent } from '~/features/event-planning/ui/cancel-event'
import { EventFacts } from '~/features/event-planning/ui/event-facts'
import { EventForm } from '~/features/event-planning/ui/event-form'
import { EventNotice } from '~/features/event-planning/ui/event-notice'
import { comparedFields } from '~/features/event-planning/ui/labels'
import { TextOfCancelled } from '~/features/event-planning/ui/text-of-cancelled'
import { listKnownPeople } from '~/features/people/queries.server'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { pageFrom } from '~/ui/pager'
import { type FormOf, form, formActions } from '~/web/forms/form-actions.server'
import { revalidateUnlessRefused } from '~/web/forms/revalidate-unless-refused'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import { useNotice } from '~/web/use-notice'
import type { Route } from './+types/event'

export const handle: RightsHandle = { rights: { see: 'event.oversee', change: 'event.manage' } }

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const found = await findOrKeepText(ctx, formNames.event(params.id), () => getEvent(ctx, params.id))
  const list = await listAnswers(ctx, found.event, pageFrom(new URL(request.url).searchParams))
  const opened = await openForm(ctx, formNames.event(found.event.id))
  const people = await listKnownPeople(ctx, idsOf(found.history))
  return { ...found, people, list, opened, fields: fieldsOf(found.event), zones: zonesWith(found.event.timeZone) }
}

export { clientAction, headers } from '~/web/forms/form-route'

/** An event that is gone can't be loaded again: the page keeps what was typed. */
export const shouldRevalidate = revalidateUnlessRefused('gone')

const reasons = eventRefusals

export const action = formActions({
  save: form({
    input: changeInput,
    lists: ['roles'],
    run: (ctx, input, { params: { id = '' } }) => changeEvent(ctx, { ...input, id }),
    reasons,
  }),
  cancel: form({
    input: cancelInput,
    run: (ctx, input, { params: { id = '' } }) => cancelEvent(ctx, { ...input, id }),
    reasons,
  }),
})

export default function Event({ loaderData }: Route.ComponentProps) {
  const { event, written, isAhead, hasBegun, attending, declined, history, people, list, opened, fields, zones } =
    loaderData
  const notice = useNotice()
  const key = `event ${event.id}`
  const save = useForm<FormOf<typeof action, 'save'>>('save', { key, action: `${eventPage(event.id)}?form=save` })
  const cancel = useForm<FormOf<typeof action, 'cancel'>>('cancel', {
    key,
    action: `${eventPage(event.id)}?form=cancel`,
  })
  const isCancelled = event.status === 'cancelled'
  return (
    <article>
      <title>{`${clipped(event.title)} · Events · Admin`}</title>
      <Link to={eventsTab} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← All events
      </Link>
      <h1 className="mb-8 max-w-[32ch] text-3xl wrap-anywhere">{event.title}</h1>
      <EventNotice
        save={save}
        cancel={cancel}
        attending={attending}
        lastChange={history[0]}
        isNew={notice === 'created'}
      />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <aside
          aria-label="The event now"
          className="grid content-start gap-8 self-start lg:sticky lg:top-24 lg:order-last lg:border-line lg:border-l lg:pl-8"
        >
          <EventFacts event={event} written={written} attending={attending} declined={declined} isAhead={isAhead} />
          <div className="flex flex-wrap gap-2.5">
            <ForRight right="event.manage">
              <ButtonLink to={`${eventsTab}/new?from=${event.id}`} variant="outline" size="sm">
                Duplicate
              </ButtonLink>
            </ForRight>
            <ButtonLink to={`/events/${event.id}/event.ics`} reloadDocument variant="outline" size="sm">
              Calendar file
            </ButtonLink>
            {!isCancelled && !hasBegun && (
              <ForRight right="event.manage">
                <CancelEvent {...event} attending={attending} form={cancel} />
              </ForRight>
            )}
          </div>
        </aside>
        {isCancelled ? (
          <div className="grid content-start gap-6">
            <TextOfCancelled fields={fields} opened={opened} result={save.result} />
            <p className="max-w-[65ch] whitespace-pre-line text-muted wrap-anywhere">
              {`A cancelled event stays as it was. Duplicate it to hold it another time.\n\n${event.description}`}
            </p>
          </div>
        ) : (
          <ReadableForm right="event.manage">
            <EventForm
              // Keyed by event, not by version, so that typed values survive when the event changes meanwhile.
              key={event.id}
              fields={fields}
              zones={zones}
              form={save}
              guests={isAhead ? attending : 0}
              attending={attending}
              submitLabel="Save changes"
              opened={opened}
              sequence={event.sequence}
              lastChange={history[0] && { by: history[0].actorEmail, at: history[0].createdAt }}
            />
          </ReadableForm>
        )}
      </div>
      <div className="mt-16 grid gap-16">
        <Answers id={event.id} {...list} />
        <ActionHistory rows={history} people={people} />
      </div>
    </article>
  )
}

export const ErrorBoundary = ({ params }: Route.ErrorBoundaryProps) => (
  <GonePage
    what="This event"
    back={{ to: eventsTab, label: 'All events' }}
    form={formNames.event(params.id)}
    fields={comparedFields}
  />
)

/** As much of a title as fits in a browser tab. */
const clipped = (title: string) => (title.length > 40 ? `${[...title].slice(0, 40).join('')}…` : title)
