import { ICalCalendarMethod } from 'ical-generator'
import { hashOf } from '~/auth/tokens.server'
import { getBrand } from '~/features/content/queries.server'
import { renderCalendar } from '~/features/events/exports/calendar.server'
import { entryOf } from '~/features/events/exports/calendar-file.server'
import { calendarFeedMessages } from '~/i18n/messages/calendar-feed'
import { getTranslator } from '~/i18n/translator'
import type { Ctx } from '~/web/ctx.server'
import { feedRefreshSeconds } from '../model'
import { getFeedReader, listFeedEvents } from '../queries.server'

/** The calendar of this address, in its owner's language. An unchanged calendar is the same text each time. */
export async function getFeedCalendar(ctx: Ctx, token: string) {
  const { member, scope, locale } = await getFeedReader(ctx, token)
  const rows = await listFeedEvents(ctx, member, scope)
  const brand = await getBrand(ctx)
  const t = await getTranslator(calendarFeedMessages, locale)
  const options = {
    method: ICalCalendarMethod.PUBLISH,
    name: t('name', { product: brand.product }),
    refreshSeconds: feedRefreshSeconds,
    isStable: true,
  }
  const entries = rows.map(({ event, answeredAt }) => ({
    ...entryOf(event, locale),
    // An answer changes the entry too.
    updatedAt: answeredAt && answeredAt > event.updatedAt ? answeredAt : event.updatedAt,
    isTentative: answeredAt === null,
  }))
  const body = renderCalendar({ ...ctx, brand, locale }, options, entries)
  const changes = entries.map(({ updatedAt }) => updatedAt.getTime())
  return {
    body,
    userId: member.userId,
    etag: `"${hashOf(body)}"`,
    lastModified: changes.length > 0 ? new Date(Math.max(...changes)) : null,
  }
}
