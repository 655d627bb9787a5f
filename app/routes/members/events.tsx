import { getOwnFeed } from '~/features/calendar-feeds/queries.server'
import { CalendarFeed } from '~/features/calendar-feeds/ui/calendar-feed'
import { hasExpressedInterest, listEvents } from '~/features/events/queries.server'
import { eventFilter } from '~/features/events/schema'
import { EventMonths } from '~/features/events/ui/event-months'
import { EventViews } from '~/features/events/ui/event-views'
import { NoEventsInView } from '~/features/events/ui/no-events-in-view'
import { useRefusal } from '~/features/events/ui/use-refusal'
import { MemberPager } from '~/features/members/ui/member-pager'
import { SeatRefused } from '~/features/seats/ui/seat-refused'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { calendarFeedMessages } from '~/i18n/messages/calendar-feed'
import { eventPagesMessages } from '~/i18n/messages/event-pages'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/events'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const filter = eventFilter(new URL(request.url).searchParams)
  const list = await listEvents(ctx, filter)
  return { ...list, view: filter.view, isInterested: await hasExpressedInterest(ctx), feed: await getOwnFeed(ctx) }
}

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'

export default function Events({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(eventPagesMessages)
  const ofFeed = useTranslations(calendarFeedMessages)
  const { refusal, onAnswer } = useRefusal()
  const { view, months, total, page, isInterested, feed } = loaderData
  return (
    <div className="wrap pt-6 pb-16">
      <PageTitle title={t('title')} description={t('lead')} />
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-2 mb-6 max-w-[60ch] text-muted">{t('lead')}</p>
      <EventViews current={view} />
      <p role="status" className="mt-4 mb-4 min-h-5 text-muted text-sm">
        {total > 0 && t('count', { total })}
      </p>
      {refusal && <SeatRefused reason={refusal} className="mb-6" />}
      {total > 0 ? (
        <EventMonths months={months} onAnswer={onAnswer} />
      ) : (
        <NoEventsInView view={view} isInterested={isInterested} />
      )}
      <MemberPager page={page} total={total} />
      <section
        id="calendar-feed"
        aria-labelledby="calendar-feed-title"
        className="mt-14 grid scroll-mt-20 gap-x-16 gap-y-6 border-line border-t py-8 md:grid-cols-[4fr_7fr]"
      >
        <div>
          <h2 id="calendar-feed-title" className="text-xl">
            {ofFeed('title')}
          </h2>
          <p className="mt-2 max-w-[36ch] text-muted text-sm">{ofFeed('text')}</p>
        </div>
        <CalendarFeed feed={feed} />
      </section>
    </div>
  )
}
