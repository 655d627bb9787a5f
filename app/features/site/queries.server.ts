import { type CircleSession, resolveText, sessionsAt } from '~/features/content/model'
import { getBrand, getSiteContent } from '~/features/content/queries.server'
import { dateFormat } from '~/i18n/date-format'
import { formatTags, type Locale } from '~/i18n/locales'
import type { Ctx } from '~/web/ctx.server'
import { letterRhythmOf, type NextSession, ownPrivacyPage, voiceOf } from './model'

/** Site-wide data for every page. Values of the content service take precedence over the settings. */
export async function getSite(ctx: Ctx) {
  const content = await getSiteContent(ctx)
  const { publicUrl, now, locale } = ctx
  const { next } = sessionsAt(now, content)
  return {
    brand: await getBrand(ctx),
    privacyUrl: content.site?.privacyUrl ?? ownPrivacyPage,
    voice: voiceOf(content.site),
    letterRhythm: letterRhythmOf(content.latestBrief, now),
    origin: publicUrl.origin,
    year: now.getFullYear(),
    nextSession: next && cityAndTime(next, locale),
  }
}

/** Formatted on the server, because browsers may format a date differently. */
function cityAndTime({ city, dateTime, timeZone }: CircleSession, locale: Locale): NextSession {
  const at = new Date(dateTime)
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(formatTags[locale], { timeZone, ...options }).format(at)
  return {
    city: resolveText(locale, city).text,
    weekday: format({ weekday: 'long' }),
    day: format({ day: 'numeric', month: 'long' }),
    shortDay: format({ day: 'numeric', month: 'short' }),
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  }
}
