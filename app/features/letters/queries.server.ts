import { type Brief, type LocalizedText, resolveText } from '~/features/content/model'
import { listBriefs } from '~/features/content/queries.server'
import { sampleBrief } from '~/features/content/sources/sample-brief'
import { AppError } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { type Letter, type ListedLetter, sampleWeek } from './model'

type Reader = Pick<Ctx, 'content' | 'locale'>

/** The published letters, newest first; the sample alone while there are none. */
async function listWeeks(ctx: Pick<Ctx, 'content'>): Promise<{ week: string; brief: Brief }[]> {
  const briefs = await listBriefs(ctx)
  return briefs.length > 0
    ? briefs.map((brief) => ({ week: brief.weekStart, brief }))
    : [{ week: sampleWeek, brief: sampleBrief }]
}

export const hasLetter = async (ctx: Pick<Ctx, 'content'>, week: string): Promise<boolean> =>
  (await listWeeks(ctx)).some((listed) => listed.week === week)

export async function listLetters(ctx: Reader): Promise<ListedLetter[]> {
  return (await listWeeks(ctx)).map(({ week, brief }) => {
    const { title, question, words } = toLetter(ctx, week, brief)
    return { week, title, question, words }
  })
}

/** The newest letter as the site shares it; the sample while there is none. */
export function latestLetter(ctx: Pick<Ctx, 'locale'>, latestBrief: Brief | null): Letter {
  return latestBrief ? toLetter(ctx, latestBrief.weekStart, latestBrief) : toLetter(ctx, sampleWeek, sampleBrief)
}

export async function getNewsletter(ctx: Reader) {
  const { latestBrief } = await ctx.content.get()
  return { letter: latestLetter(ctx, latestBrief), letters: await listLetters(ctx) }
}

/** One letter, with the list that it is a part of. */
export async function getLetter(ctx: Reader, week: string) {
  const found = (await listWeeks(ctx)).find((listed) => listed.week === week)
  if (!found) throw new AppError('not-found', 'letters.unknown')
  return { letter: toLetter(ctx, week, found.brief), letters: await listLetters(ctx) }
}

function toLetter(ctx: Pick<Ctx, 'locale'>, week: string, brief: Brief): Letter {
  const required = (text: LocalizedText) => resolveText(ctx.locale, text)
  const optional = (text: LocalizedText | null) => text && required(text)
  const items = brief.items.map(({ heading, text, plan }) => {
    return { heading: required(heading), text: optional(text), plan: optional(plan) }
  })
  const [opening, question] = [optional(brief.opening), optional(brief.question)]
  const texts = [opening, question, ...items.flatMap(({ heading, text, plan }) => [heading, text, plan])]
  return {
    week,
    // The schema has no brief without an item.
    title: optional(brief.title) ?? items[0]?.heading ?? { text: week },
    opening,
    items,
    question,
    words: texts.reduce((sum, text) => sum + (text ? text.text.split(/\s+/).length : 0), 0),
  }
}
