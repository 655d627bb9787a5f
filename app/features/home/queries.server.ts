import { type LocalizedText, sessionsAt, textIn } from '~/features/content/model'
import { getSiteContent } from '~/features/content/queries.server'
import type { Told } from '~/features/content/ui/told'
import type { Ctx } from '~/web/ctx.server'

/** What the content service has for the home page, in the reader's language. What it lacks, the page says itself. */
export async function getHome(ctx: Ctx) {
  const content = await getSiteContent(ctx)
  const { home, site, latestNote, latestBrief } = content
  const told = (text: LocalizedText | null | undefined): Told | null => (text ? textIn(ctx.locale, text) : null)
  const must = (text: LocalizedText): Told => textIn(ctx.locale, text)
  const { next } = sessionsAt(ctx.now, content)
  return {
    heroTitle: told(home?.heroTitle),
    heroSub: told(home?.heroSub),
    newsletterTitle: told(home?.newsletterTitle),
    newsletterSub: told(home?.newsletterSub),
    what: {
      signals: told(home?.what.signals.body),
      circles: told(home?.what.circles.body),
      advisory: told(home?.what.advisory.body),
    },
    workIntro: told(home?.workIntro),
    trustedByLine: told(site?.trustedByLine),
    next: next && { title: must(next.title), city: must(next.city), dateTime: next.dateTime, timeZone: next.timeZone },
    note: latestNote && {
      slug: latestNote.slug,
      date: latestNote.date,
      title: must(latestNote.title),
      summary: must(latestNote.summary),
    },
    brief: latestBrief && { weekStart: latestBrief.weekStart, items: latestBrief.items.map(must) },
    logos: content.logos.map(({ id, image, alt }) => ({ id, image, alt: must(alt).text })),
    testimonials: content.testimonials.map(({ id, quote, author, role, org }) => ({
      id,
      quote: must(quote),
      author,
      role: told(role),
      org,
    })),
    microCases: content.microCases.map(({ id, market, context, move, result }) => ({
      id,
      market: must(market),
      context: must(context),
      move: must(move),
      result: must(result),
    })),
  }
}

export type HomeContent = Awaited<ReturnType<typeof getHome>>
