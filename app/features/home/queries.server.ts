import { type LocalizedText, resolveText, sessionsAt } from '~/features/content/model'
import { getSiteContent, listNotes } from '~/features/content/queries.server'
import { getFounder } from '~/features/founder/queries.server'
import type { Ctx } from '~/web/ctx.server'
import type { HomeContent } from './model'

/** The home page's content in the reader's language; null for what the content service lacks. */
export async function getHome(ctx: Ctx): Promise<HomeContent> {
  const content = await getSiteContent(ctx)
  const { home, site, latestBrief } = content
  const optionalText = (text: LocalizedText | null | undefined) => (text ? resolveText(ctx.locale, text) : null)
  const requiredText = (text: LocalizedText) => resolveText(ctx.locale, text)
  const { next } = sessionsAt(ctx.now, content)
  const latest = content.latestNote ?? (await listNotes(ctx))[0]
  const note = latest
    ? { slug: latest.slug, date: latest.date, title: requiredText(latest.title), summary: requiredText(latest.summary) }
    : null
  return {
    heroTitle: optionalText(home?.heroTitle),
    heroSub: optionalText(home?.heroSub),
    newsletterTitle: optionalText(home?.newsletterTitle),
    newsletterSub: optionalText(home?.newsletterSub),
    what: {
      signals: optionalText(home?.what.signals.body),
      circles: optionalText(home?.what.circles.body),
      advisory: optionalText(home?.what.advisory.body),
    },
    workIntro: optionalText(home?.workIntro),
    trustedByLine: optionalText(site?.trustedByLine),
    next: next && {
      title: requiredText(next.title),
      city: requiredText(next.city),
      dateTime: next.dateTime,
      timeZone: next.timeZone,
    },
    note,
    brief: latestBrief && { weekStart: latestBrief.weekStart, items: latestBrief.items.map(requiredText) },
    logos: content.logos.map(({ id, image, alt }) => ({ id, image, alt: requiredText(alt) })),
    testimonials: content.testimonials.map(({ id, quote, author, role, org }) => ({
      id,
      quote: requiredText(quote),
      author,
      role: optionalText(role),
      org,
    })),
    founder: await getFounder(ctx),
    microCases: content.microCases.map(({ id, market, context, move, result }) => ({
      id,
      market: requiredText(market),
      context: requiredText(context),
      move: requiredText(move),
      result: requiredText(result),
    })),
  }
}
