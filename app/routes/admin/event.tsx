import { data, type ShouldRevalidateFunctionArgs, useNavigation, useSearchParams } from 'react-router'
import { ActivityTable } from '~/features/activity/ui/activity-table'
import { cancelEvent, changeEvent } from '~/features/event-planning/commands.server'
import {
  type EventAnswer,
  eventForms,
  eventPage,
  eventsTab,
  fieldsOf,
  zonesWith,
} from '~/features/event-planning/model'
import { getEvent, listAnswers } from '~/features/event-planning/queries.server'
import { cancelInput, changeInput } from '~/features/event-planning/schema'
import { Answers } from '~/features/event-planning/ui/answers'
import { CancelEvent } from '~/features/event-planning/ui/cancel-event'
import { EventFacts } from '~/features/event-planning/ui/event-facts'
import { EventForm } from '~/features/event-planning/ui/event-form'
import { EventNews } from '~/features/event-planning/ui/event-news'
import { Alert } from '~/ui/alert'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { pageFrom } from '~/ui/pager'
import { throwErrorPage } from '~/web/errors'
import { answerForm } from '~/web/forms/form-actions.server'
import { whenOffline } from '~/web/forms/form-result'
import { getCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/event'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const found = await throwErrorPage(getEvent(ctx, params.id))
  const list = await throwErrorPage(listAnswers(ctx, found.event, pageFrom(new URL(request.url).searchParams)))
  return { ...found, list, fields: fieldsOf(found.event), zones: zonesWith(found.event.timeZone) }
}

export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs): Promise<EventAnswer> => {
  const form = new URL(request.url).searchParams.get('do') === 'cancel' ? 'cancel' : 'save'
  return { form, ...(await whenOffline(serverAction)) }
}

/** After a refusal too: what it tells of is what stands now. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || formMethod === 'POST'

/** Two forms on one page; each says in its address which it is. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const scope = getScope(context)
  const asked = new URL(request.url).searchParams.get('do')
  const form = eventForms.find((name) => name === asked)
  if (!form) throw data(null, { status: 400 })
  const done: { mailed?: number } = {}
  const { data: answer, init } = await (form === 'save'
    ? answerForm(request, scope, {
        name: 'event-save',
        input: changeInput,
        lists: ['roles'],
        run: async (ctx, input) => void Object.assign(done, await changeEvent(ctx, params.id, input)),
      })
    : answerForm(request, scope, {
        name: 'event-cancel',
        input: cancelInput,
        run: async (ctx, input) => void Object.assign(done, await cancelEvent(ctx, params.id, input)),
      }))
  return data<EventAnswer>({ ...answer, ...done, form }, init ?? {})
}

export default function Event({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { event, written, isAhead, hasBegun, attending, declined, history, list, fields, zones } = loaderData
  const busy = useNavigation().state !== 'idle'
  const [query] = useSearchParams()
  const isCancelled = event.status === 'cancelled'
  return (
    <article>
      <title>{`${clipped(event.title)} · Events · Admin`}</title>
      <Link to={eventsTab} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← All events
      </Link>
      <h1 className="mb-8 max-w-[32ch] text-3xl wrap-anywhere">{event.title}</h1>
      {query.has('new') && !answer && (
        <Alert tone="success" title="Event created" className="mb-8 max-w-3xl">
          Members of its audience see it now.
        </Alert>
      )}
      {/* Not before what stands now has come too. */}
      <EventNews
        answer={busy ? undefined : answer}
        id={event.id}
        fields={fields}
        attending={attending}
        lastChange={history[0]}
      />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <aside
          aria-label="The event now"
          className="grid content-start gap-8 self-start lg:sticky lg:top-24 lg:order-last lg:border-line lg:border-l lg:pl-8"
        >
          <EventFacts event={event} written={written} attending={attending} declined={declined} isAhead={isAhead} />
          <div className="flex flex-wrap gap-2.5">
            <ButtonLink to={`${eventsTab}/new?from=${event.id}`} variant="outline" size="sm">
              Duplicate
            </ButtonLink>
            <ButtonLink to={`/events/${event.id}/event.ics`} reloadDocument variant="outline" size="sm">
              Calendar file
            </ButtonLink>
            {!isCancelled && !hasBegun && <CancelEvent {...event} attending={attending} busy={busy} />}
          </div>
        </aside>
        {isCancelled ? (
          <p className="max-w-[65ch] whitespace-pre-line text-muted wrap-anywhere">
            {`A cancelled event stays as it was. Duplicate it to hold it another time.\n\n${event.description}`}
          </p>
        ) : (
          <EventForm
            // Another event is another form; another edition of the same is not, so that nothing typed meanwhile is lost.
            key={event.id}
            fields={fields}
            zones={zones}
            answer={answer?.form === 'save' ? answer : undefined}
            action={`${eventPage(event.id)}?do=save`}
            guests={isAhead ? attending : 0}
            attending={attending}
            busy={busy}
            submitLabel="Save changes"
          >
            <input type="hidden" name="sequence" value={event.sequence} />
          </EventForm>
        )}
      </div>
      <div className="mt-16 grid gap-16">
        <Answers id={event.id} {...list} />
        <section aria-labelledby="history-title">
          <h2 id="history-title" className="mb-4 text-2xl">
            What was done
          </h2>
          {history.length > 0 ? (
            <ActivityTable rows={history} />
          ) : (
            <p className="border-line border-t py-8 text-muted">Nothing by an admin yet.</p>
          )}
        </section>
      </div>
    </article>
  )
}

/** As much of a title as a tab of the browser has room for. */
const clipped = (title: string) => (title.length > 40 ? `${[...title].slice(0, 40).join('')}…` : title)
