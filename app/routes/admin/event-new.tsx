import { redirect } from 'react-router'
import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { formNames } from '~/features/drafts/model'
import { openForm } from '~/features/drafts/queries.server'
import { createEvent } from '~/features/event-planning/commands.server'
import {
  blankFields,
  type CreateForm,
  copyOf,
  eventPage,
  eventRefusals,
  eventsTab,
  fieldsOf,
  sessionFields,
  zonesWith,
} from '~/features/event-planning/model'
import { getEvent, listHosts } from '~/features/event-planning/queries.server'
import { createInput } from '~/features/event-planning/schema'
import { EventForm } from '~/features/event-planning/ui/event-form'
import { refusalLabels } from '~/features/event-planning/ui/labels'
import { Alert } from '~/ui/alert'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { createCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/event-new'

export const handle: RightsHandle = { rights: { see: 'event.manage' } }

/** With `from` the form starts as a copy of that event, without its date; with `circle` as a session for visitors. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const from = query.get('from') ?? ''
  const scope = getScope(context)
  const ctx = createCtx(scope)
  const copied = from ? await getEvent(ctx, from) : undefined
  const opened = await openForm(ctx, formNames.newEvent(copied?.event.id ?? ''))
  const blank = query.has('circle') ? sessionFields : blankFields
  const fields = copied ? copyOf(fieldsOf(copied.event)) : blank
  const isSanity = Boolean(scope.services.settings.sanity)
  const choices = { zones: zonesWith(fields.timeZone), hosts: await listHosts(ctx, copied?.event.hostId), isSanity }
  return { id: crypto.randomUUID(), from, title: copied?.event.title, opened, fields, choices }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  create: form({
    input: createInput,
    lists: ['roles'],
    run: async (ctx, input) => {
      await createEvent(ctx, input)
      const notice = input.status === 'draft' ? 'created' : 'published'
      return redirect(`${eventPage(input.id)}?notice=${notice}`, 303)
    },
    reasons: eventRefusals,
  }),
})

export default function NewEvent({ loaderData }: Route.ComponentProps) {
  const { from, title, opened, fields, choices } = loaderData
  const create = useForm<CreateForm>('create')
  // A refused form keeps its id, so that sending it again makes no second event.
  const id = create.values.id ?? loaderData.id
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
      <ActionNotice
        notice={noticeFor(create.settled, { failedTitle: 'Not created', refused: refusalLabels })}
        className="mb-8 max-w-3xl"
      />
      <EventForm key={from} fields={fields} {...choices} form={create} submitLabel="Create Event" opened={opened}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="copyOf" value={from} />
      </EventForm>
    </section>
  )
}
