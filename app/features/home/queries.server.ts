import { getCircleDates } from '~/features/circles/queries.server'
import { type LocalizedText, resolveText } from '~/features/content/model'
import { getSiteContent } from '~/features/content/queries.server'
import { getFounder } from '~/features/founder/queries.server'
import { latestLetter } from '~/features/letters/queries.server'
import { listNotesFor } from '~/features/notes/queries.server'
import type { Ctx } from '~/web/ctx.server'
import type { HomeContent } from './model'

/** One large, the others small beside it. */
const maxNotes = 3

/** The home page's content in the reader's language; null for what the content service lacks. */
export async function getHome(ctx: Ctx): Promise<HomeContent> {
  const [content, dates] = await Promise.all([getSiteContent(ctx), getCircleDates(ctx)])
  const { home, site, latestBrief } = content
  const optionalText = (text: LocalizedText | null | undefined) => (text ? resolveText(ctx.locale, text) : null)
  const requiredText = (text: LocalizedText) => resolveText(ctx.locale, text)
  const notes = await listNotesFor(ctx)
  return {
    ...dates,
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
    notes: notes.slice(0, maxNotes),
    letter: latestLetter(ctx, latestBrief),
    logos: content.logos.map(({ image, alt }) => ({ image, alt: requiredText(alt) })),
    testimonials: content.testimonials.map(({ quote, author, role, org }) => ({
      quote: requiredText(quote),
      author,
      role: optionalText(role),
      org,
    })),
    founder: await getFounder(ctx),
    microCases: content.microCases.map(({ market, context, move, result }) => ({
      market: requiredText(market),
      context: requiredText(context),
      move: requiredText(move),
      result: requiredText(result),
    })),
  }
}
