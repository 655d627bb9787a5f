import type { LocalizedText, ResolvedText } from '~/features/content/model'
import type { FormValues } from '~/features/drafts/model'
import { type Locale, locales } from '~/i18n/locales'
import type { AccessLevel } from '~/lib/access-levels'
import type { MemberRole } from '~/lib/member-roles'

/** An item of the Content Hub as members see it. */
export type ListedInsight = {
  id: string
  title: ResolvedText
  summary: ResolvedText | null
  fileName: string
  /** In bytes. */
  size: number
}

/** An item on the page of all, which has the days. */
export type DatedInsight = ListedInsight & {
  /** ISO 8601, in UTC. */
  publishedAt: string
}

/** What the card of a role page shows: the newest items, and how many there are in all. */
export type NewestInsights = { newest: ListedInsight[]; total: number }

export const insightsInCard = 5

/** File type by the extension: PDF, XLSX. */
export const typeOf = (fileName: string) => /\.(\w+)$/.exec(fileName)?.[1]?.toUpperCase() ?? ''

export const insightStates = ['published', 'draft'] as const

/** An item as admins see it. */
export type ManagedInsight = {
  id: string
  title: LocalizedText
  summary: LocalizedText | null
  fileName: string
  size: number
  roles: MemberRole[]
  minLevel: AccessLevel
  publishedAt: Date | null
  updatedAt: Date
  version: number
}

/** Why a command on an item is refused. */
export const insightRefusals = ['changed', 'deleted', 'unknown', 'sent-before'] as const
export type InsightRefusal = (typeof insightRefusals)[number]

export type InsightForm = { data: undefined; reason: InsightRefusal }

/** The languages in which the title, or the summary if there is one, is missing. */
export const missingIn = ({ title, summary }: Pick<ManagedInsight, 'title' | 'summary'>): Locale[] =>
  locales.filter((locale) => !title[locale] || (summary && !summary[locale]))

/** Name of the form field for a language: `titleSv`, `summaryNo`. */
export const fieldOf = (text: 'title' | 'summary', locale: Locale) =>
  `${text}${locale === 'en' ? 'En' : locale === 'sv' ? 'Sv' : 'No'}`

/** An item as its form would send it; without one, an empty form. */
export const toFormValues = (insight?: ManagedInsight): FormValues => ({
  ...Object.fromEntries(
    locales.flatMap((locale) => [
      [fieldOf('title', locale), [insight?.title[locale] ?? '']],
      [fieldOf('summary', locale), [insight?.summary?.[locale] ?? '']],
    ]),
  ),
  roles: insight?.roles ?? [],
  minLevel: [insight?.minLevel ?? 'entry'],
  published: insight?.publishedAt ? ['on'] : [],
})

/** All items that a member may download. */
export const ownInsightsPage = '/insights'

export const insightsPage = '/admin/content/insights'
export const insightPage = (id: string) => `${insightsPage}/${id}`

export const insightLengths = { title: 160, summary: 600 } as const
