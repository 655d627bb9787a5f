import { redirect, useNavigation } from 'react-router'
import { createEvent } from '~/features/event-planning/commands.server'
import { blankFields, copyOf, eventPage, eventsTab, fieldsOf, zonesWith } from '~/features/event-planning/model'
import { getEvent } from '~/features/event-planning/queries.server'
import { createInput } from '~/features/event-planning/schema'
import { EventForm } from '~/features/event-planning/ui/event-form'
import { refusalLabels } from '~/features/event-planning/ui/labels'
import { Alert } from '~/ui/alert'
import { Link } from '~/ui/link'
import { throwErrorPage } from '~/web/errors'
import { answerForm } from '~/web/forms/form-actions.server'
import { whenOffline } from '~/web/forms/form-result'
import { getCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/event-new'

/** With `from` it begins as a copy of that event, without its day. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const from = new URL(request.url).searchParams.get('from') ?? ''
  const copied = from ? await throwErrorPage(getEvent(getCtx(context), from)) : undefined
  const fields = copied ? copyOf(fieldsOf(copied.event)) : blankFields
  return { id: crypto.randomUUID(), from, title: copied?.event.title, fields, zones: zonesWith(fields.timeZone) }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => whenOffline(serverAction)

export function action({ request, context }: Route.ActionArgs) {
  return answerForm(request, getScope(context), {
    name: 'event-create',
    input: createInput,
    lists: ['roles'],
    run: async (ctx, input) => {
      await createEvent(ctx, input)
      return redirect(`${eventPage(input.id)}?new`, 303)
    },
  })
}

export default function NewEvent({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { from, title, fields, zones } = loaderData
  const busy = useNavigation().state !== 'idle'
  // A form that comes back keeps its id, so that sending it again makes no second event.
  const id = (answer && answer.state !== 'done' && answer.values.id) || loaderData.id
  return (
    <section>
      <title>New event · Admin</title>
      <Link to={eventsTab} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← All events
      </Link>
      <h1 className="mb-8 text-3xl">Create Event</h1>
      {title !== undefined && (
        <Alert className="mb-8 max-w-3xl">A copy of ‘{title}’. Choose its day; answers are not copied.</Alert>
      )}
      {answer && answer.state !== 'done' && (
        <Alert tone="danger" title="Not created" className="mb-8 max-w-3xl">
          {answer.state === 'invalid'
            ? 'Something is missing or wrong. It is told at each field; what you typed is kept.'
            : refusalLabels(answer.state === 'refused' ? answer.reason : '', 0)}
        </Alert>
      )}
      <EventForm
        fields={fields}
        zones={zones}
        answer={answer}
        action={`${eventsTab}/new${from ? `?from=${encodeURIComponent(from)}` : ''}`}
        attending={0}
        busy={busy}
        submitLabel="Create Event"
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="copyOf" value={from} />
      </EventForm>
    </section>
  )
}
