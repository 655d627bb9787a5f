import { getAttendees } from '~/features/attendance/queries.server'
import { AttendeeList } from '~/features/attendance/ui/attendee-list'
import { getOwnCode } from '~/features/check-in/queries.server'
import { OwnCode } from '~/features/check-in/ui/own-code'
import { Untranslated } from '~/features/content/ui/content-text'
import { newThreadPage } from '~/features/dialogue/model'
import { canStartThread } from '~/features/dialogue/queries.server'
import { getFeedbackNote } from '~/features/event-feedback/queries.server'
import { FeedbackNote } from '~/features/event-feedback/ui/feedback-note'
import { listMaterials } from '~/features/event-materials/queries.server'
import { MaterialList } from '~/features/event-materials/ui/material-list'
import { eventsAddress, eventTypes, isEventType, resolvedDescription, resolvedTitle } from '~/features/events/model'
import { getShownEvent } from '~/features/events/queries.server'
import { EventDetails } from '~/features/events/ui/event-details'
import { AgendaSection } from '~/features/events/ui/event-programme'
import { useRefusal } from '~/features/events/ui/use-refusal'
import { SeatRefused } from '~/features/seats/ui/seat-refused'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { eventPagesMessages } from '~/i18n/messages/event-pages'
import { eventsMessages } from '~/i18n/messages/events'
import { Alert } from '~/ui/alert'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/event'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const event = await getShownEvent(ctx, params.id)
  return {
    event,
    materials: await listMaterials(ctx, event.id),
    attendees: await getAttendees(ctx, event.id),
    ownCode: await getOwnCode(ctx, event.id),
    feedback: await getFeedbackNote(ctx, event.id),
    canWrite: await canStartThread(ctx),
  }
}

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'

export default function Event({ loaderData }: Route.ComponentProps) {
  const { event, materials, attendees, ownCode, feedback, canWrite } = loaderData
  const agenda = event.programme?.agenda ?? []
  const t = useTranslations(eventPagesMessages)
  const ofEvents = useTranslations(eventsMessages)
  const { refusal, onAnswer } = useRefusal()
  return (
    <article className="wrap pt-6 pb-16">
      <PageTitle title={event.title} description={`${event.date}, ${event.location}`} />
      <Link to={eventsAddress} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← {t('back')}
      </Link>
      <p className="text-prestige text-sm">
        {isEventType(event.type) ? ofEvents(`types.${eventTypes[event.type]}`) : event.type}
      </p>
      <h1 lang={event.titleLang} className="mt-1 max-w-[32ch] text-3xl wrap-anywhere">
        {event.title}
      </h1>
      {event.hook.text && (
        <p lang={event.hook.lang} className="mt-3 max-w-[60ch] whitespace-pre-line text-lg text-muted wrap-anywhere">
          {event.hook.text}
        </p>
      )}
      <Untranslated among={[resolvedTitle(event), event.hook]} className="mt-3 block text-prestige text-sm" />
      <div className="mt-6 grid gap-4 empty:hidden">
        {event.isCancelled && (
          <Alert tone="danger" title={t('isCancelled')}>
            {t('isCancelledText')}
          </Alert>
        )}
        {event.isOver && !event.isCancelled && <p className="text-muted">{t('isOver')}</p>}
        {refusal && <SeatRefused reason={refusal} />}
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="self-start lg:sticky lg:top-24 lg:order-last lg:border-line lg:border-l lg:pl-8">
          <EventDetails event={event} onAnswer={onAnswer} />
          {canWrite && (
            <ButtonLink
              to={newThreadPage({ kind: 'event', id: event.id })}
              variant="outline"
              size="sm"
              className="mt-8"
            >
              {t('write')}
            </ButtonLink>
          )}
        </div>
        <div className="grid min-w-0 content-start gap-10">
          {event.description && (
            <section aria-labelledby="about-title">
              <h2 id="about-title" className="border-line border-b pb-2.5 text-xl">
                {t('about')}
              </h2>
              <p lang={event.descriptionLang} className="mt-4 max-w-[65ch] whitespace-pre-line wrap-anywhere">
                {event.description}
              </p>
              <Untranslated among={[resolvedDescription(event)]} className="mt-3 block text-prestige text-sm" />
            </section>
          )}
          {agenda.length > 0 && <AgendaSection agenda={agenda} />}
          {materials.length > 0 && <MaterialList materials={materials} />}
          {ownCode && <OwnCode {...ownCode} />}
          {feedback && <FeedbackNote eventId={event.id} {...feedback} />}
          {attendees && <AttendeeList {...attendees} />}
        </div>
      </div>
    </article>
  )
}
