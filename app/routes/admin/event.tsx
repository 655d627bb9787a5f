import { redirect } from 'react-router'
import { idsOf } from '~/features/activity/queries.server'
import { ActionHistory } from '~/features/activity/ui/action-history'
import { ForRight, ReadableForm } from '~/features/admin/ui/for-right'
import { changeReminders } from '~/features/attendance-mails/commands.server'
import { reminderRefusals } from '~/features/attendance-mails/model'
import { remindersInput } from '~/features/attendance-mails/schema'
import { RemindersForm } from '~/features/attendance-mails/ui/reminders-form'
import { countCheckedIn } from '~/features/check-in/queries.server'
import { CheckInLink } from '~/features/check-in/ui/check-in-link'
import { listSeatRequests } from '~/features/circles/queries.server'
import { formNames } from '~/features/drafts/model'
import { findOrKeepText, openForm } from '~/features/drafts/queries.server'
import { GonePage } from '~/features/drafts/ui/gone-page'
import { getFeedbackOverview } from '~/features/event-feedback/queries.server'
import { FeedbackPanel } from '~/features/event-feedback/ui/feedback-panel'
import { notAttached } from '~/features/event-materials/model'
import { getMaterials } from '~/features/event-materials/queries.server'
import { MaterialsPanel } from '~/features/event-materials/ui/materials-panel'
import { cancelEvent, changeEvent, deleteDraft, publishEvent } from '~/features/event-planning/commands.server'
import {
  eventPage,
  eventRefusals,
  eventsTab,
  eventsTabShowing,
  fieldsOf,
  zonesWith,
} from '~/features/event-planning/model'
import { getEvent, listAnswers, listHosts } from '~/features/event-planning/queries.server'
import { cancelInput, changeInput } from '~/features/event-planning/schema'
import { Answers } from '~/features/event-planning/ui/answers'
import { CancelEvent } from '~/features/event-planning/ui/cancel-event'
import { DraftActions } from '~/features/event-planning/ui/draft-actions'
import { EventFacts } from '~/features/event-planning/ui/event-facts'
import { EventForm } from '~/features/event-planning/ui/event-form'
import { EventNotice } from '~/features/event-planning/ui/event-notice'
import { comparedFields } from '~/features/event-planning/ui/labels'
import { PageSections } from '~/features/event-planning/ui/page-sections'
import { SeatRequests } from '~/features/event-planning/ui/seat-requests'
import { TextOfCancelled } from '~/features/event-planning/ui/text-of-cancelled'
import { GuestFiles } from '~/features/guest-lists/ui/guest-files'
import { startMessage } from '~/features/guest-mails/commands.server'
import { messagePage, messageRefusals } from '~/features/guest-mails/model'
import { isTimely } from '~/features/guest-mails/model/timing'
import { listMessages } from '~/features/guest-mails/queries.server'
import { newMessageInput } from '~/features/guest-mails/schema'
import { GuestMailsPanel } from '~/features/guest-mails/ui/guest-mails-panel'
import { listKnownPeople } from '~/features/people/queries.server'
import { changeBalanceRules, withdrawOffer } from '~/features/seats/commands.server'
import { adminSeatRefusals } from '~/features/seats/model'
import { getSeatsOverview } from '~/features/seats/queries.server'
import { rulesInput, withdrawInput } from '~/features/seats/schema'
import { SeatsPanel } from '~/features/seats/ui/seats-panel'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { pageFrom } from '~/ui/pager'
import { type FormOf, form, formActions } from '~/web/forms/form-actions.server'
import { revalidateUnlessRefused } from '~/web/forms/revalidate-unless-refused'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { createCtx, getScope } from '~/web/scope.server'
import { useNotice } from '~/web/use-notice'
import type { Route } from './+types/event'

export const handle: RightsHandle = { rights: { see: 'event.oversee', change: 'event.manage' } }

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const scope = getScope(context)
  const ctx = createCtx(scope)
  const found = await findOrKeepText(ctx, formNames.event(params.id), () => getEvent(ctx, params.id))
  const list = await listAnswers(ctx, found.event, pageFrom(new URL(request.url).searchParams))
  const opened = await openForm(ctx, formNames.event(found.event.id))
  const people = await listKnownPeople(ctx, idsOf(found.history))
  const hosts = await listHosts(ctx, found.event.hostId)
  const seatRequests = await listSeatRequests(ctx, found.event.id)
  const materials = await getMaterials(ctx, found.event.id)
  const choices = { zones: zonesWith(found.event.timeZone), hosts, isSanity: Boolean(scope.services.settings.sanity) }
  const messages = await listMessages(ctx, found.event.id)
  // Generated with the page, so that a form sent twice starts one mail.
  const newIds = { announcement: crypto.randomUUID(), message: crypto.randomUUID(), thanks: crypto.randomUUID() }
  const seats = await getSeatsOverview(ctx, found.event)
  const checkIn = await countCheckedIn(ctx, found.event)
  const isOver = isTimely('thanks', found.event, ctx.now)
  const feedback = await getFeedbackOverview(ctx, found.event.id)
  const form = { opened, fields: fieldsOf(found.event), choices }
  const afterwards = { isOver, feedback }
  return { ...found, ...form, people, list, seats, checkIn, seatRequests, materials, messages, newIds, ...afterwards }
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
  publish: form({
    input: cancelInput,
    run: (ctx, input, { params: { id = '' } }) => publishEvent(ctx, { ...input, id }),
    reasons,
  }),
  delete: form({
    input: cancelInput,
    run: async (ctx, input, { params: { id = '' } }) => {
      await deleteDraft(ctx, { ...input, id })
      return redirect(eventsTabShowing({ show: 'drafts' }), 303)
    },
    reasons,
  }),
  reminders: form({
    input: remindersInput,
    run: (ctx, input, { params: { id = '' } }) => changeReminders(ctx, { ...input, eventId: id }),
    reasons: reminderRefusals,
  }),
  announce: form({
    input: newMessageInput,
    run: async (ctx, { message }, { params: { id = '' } }) => {
      await startMessage(ctx, { eventId: id, message, kind: 'announcement' })
      return redirect(messagePage(id, message), 303)
    },
    reasons: messageRefusals,
  }),
  write: form({
    input: newMessageInput,
    run: async (ctx, { message }, { params: { id = '' } }) => {
      await startMessage(ctx, { eventId: id, message, kind: 'message' })
      return redirect(messagePage(id, message), 303)
    },
    reasons: messageRefusals,
  }),
  thank: form({
    input: newMessageInput,
    run: async (ctx, { message }, { params: { id = '' } }) => {
      await startMessage(ctx, { eventId: id, message, kind: 'thanks' })
      return redirect(messagePage(id, message), 303)
    },
    reasons: messageRefusals,
  }),
  rules: form({
    input: rulesInput,
    run: (ctx, input, { params: { id = '' } }) => changeBalanceRules(ctx, { ...input, id }),
    reasons: adminSeatRefusals,
  }),
  withdraw: form({
    input: withdrawInput,
    run: (ctx, input, { params: { id = '' } }) => withdrawOffer(ctx, { ...input, id }),
    reasons: adminSeatRefusals,
  }),
})

export default function Event({ loaderData }: Route.ComponentProps) {
  const { event, written, isAhead, isOver, hasBegun, attending, declined, history, people, list } = loaderData
  const { opened, fields, choices, seats, messages, newIds } = loaderData
  const notice = useNotice()
  const key = `event ${event.id}`
  const save = useForm<FormOf<typeof action, 'save'>>('save', { key, action: `${eventPage(event.id)}?form=save` })
  const cancel = useForm<FormOf<typeof action, 'cancel'>>('cancel', {
    key,
    action: `${eventPage(event.id)}?form=cancel`,
  })
  const options = (name: string) => ({ key, action: `${eventPage(event.id)}?form=${name}` })
  const publish = useForm<FormOf<typeof action, 'publish'>>('publish', options('publish'))
  const remove = useForm<FormOf<typeof action, 'delete'>>('delete', options('delete'))
  const reminders = useForm<FormOf<typeof action, 'reminders'>>('reminders', options('reminders'))
  const announce = useForm<FormOf<typeof action, 'announce'>>('announce', {
    action: `${eventPage(event.id)}?form=announce`,
  })
  const write = useForm<FormOf<typeof action, 'write'>>('write', { action: `${eventPage(event.id)}?form=write` })
  const thank = useForm<FormOf<typeof action, 'thank'>>('thank', { action: `${eventPage(event.id)}?form=thank` })
  const isCancelled = event.status === 'cancelled'
  const isDraft = event.status === 'draft'
  return (
    <article>
      <title>{`${clipped(event.title)} · Events · Admin`}</title>
      <Link to={eventsTab} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← All events
      </Link>
      <h1 className="mb-4 max-w-[32ch] text-3xl wrap-anywhere">{event.title}</h1>
      <PageSections
        hidden={[
          isDraft && 'guest-mails-title',
          (isCancelled || hasBegun) && 'reminders-title',
          !isOver && 'feedback-title',
          !event.isPublic && loaderData.seatRequests.total === 0 && 'seat-requests-title',
        ]}
      />
      <EventNotice
        save={save}
        cancel={cancel}
        publish={publish}
        remove={remove}
        lastChange={history[0]}
        arrivedWith={notice}
      />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <aside
          aria-label="The event now"
          className="grid content-start gap-8 self-start lg:sticky lg:top-24 lg:order-last lg:border-line lg:border-l lg:pl-8"
        >
          <EventFacts event={event} written={written} attending={attending} declined={declined} isAhead={isAhead} />
          <div className="flex flex-wrap gap-2.5">
            <CheckInLink eventId={event.id} {...loaderData.checkIn} attending={attending} />
            <ForRight right="event.manage">
              {isDraft && <DraftActions {...event} publish={publish} remove={remove} />}
              <ButtonLink to={`${eventsTab}/new?from=${event.id}`} variant="outline" size="sm">
                Duplicate
              </ButtonLink>
            </ForRight>
            {!isDraft && (
              <ButtonLink to={`/events/${event.id}/event.ics`} reloadDocument variant="outline" size="sm">
                Calendar file
              </ButtonLink>
            )}
            {event.status === 'scheduled' && !hasBegun && (
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
              {...choices}
              form={save}
              // Of a draft nobody knows, so nothing is said about mails.
              guests={isDraft ? undefined : isAhead ? attending : 0}
              declined={isAhead ? declined : 0}
              submitLabel="Save changes"
              opened={opened}
              sequence={event.sequence}
              lastChange={history[0] && { by: history[0].actorEmail, at: history[0].createdAt }}
            />
          </ReadableForm>
        )}
      </div>
      <div className="mt-16 grid gap-16">
        <SeatsPanel seats={seats} isOpen={!isCancelled && !hasBegun} />
        {!isDraft && (
          <GuestMailsPanel
            eventId={event.id}
            messages={messages}
            newIds={newIds}
            canAnnounce={!isCancelled && isAhead}
            canThank={isOver}
            announce={announce}
            write={write}
            thank={thank}
          />
        )}
        {!isCancelled && !hasBegun && (
          <ReadableForm right="event.manage">
            <RemindersForm settings={event} form={reminders} />
          </ReadableForm>
        )}
        <Answers id={event.id} {...list} />
        <GuestFiles eventId={event.id} attending={attending} />
        {isOver && <FeedbackPanel eventId={event.id} feedback={loaderData.feedback} />}
        <SeatRequests requests={loaderData.seatRequests} isPublic={event.isPublic} />
        <MaterialsPanel eventId={event.id} materials={loaderData.materials} isRefused={notice === notAttached} />
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
