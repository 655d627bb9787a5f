import { type LocalizedText, sayIn, sessionsAt } from '~/features/content/model'
import { getSiteContent, listNotes } from '~/features/content/queries.server'
import type { Ctx } from '~/web/ctx.server'
import type { HomeContent } from './model'

/** What the content service has for the home page, in the reader's language. What it lacks, the page says itself. */
export async function getHome(ctx: Ctx): Promise<HomeContent> {
  const content = await getSiteContent(ctx)
  const { home, site, latestBrief } = content
  const told = (text: LocalizedText | null | undefined) => (text ? sayIn(ctx.locale, text) : null)
  const must = (text: LocalizedText) => sayIn(ctx.locale, text)
  const { next } = sessionsAt(ctx.now, content)
  const latest = content.latestNote ?? (await listNotes(ctx))[0]
  const note = latest
    ? { slug: latest.slug, date: latest.date, title: must(latest.title), summary: must(latest.summary) }
    : null
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
    note,
    brief: latestBrief && { weekStart: latestBrief.weekStart, items: latestBrief.items.map(must) },
    logos: content.logos.map(({ id, image, alt }) => ({ id, image, alt: must(alt) })),
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
