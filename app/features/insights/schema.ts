import { z } from 'zod'
import type { Upload } from '~/files/check.server'
import { accessLevels } from '~/lib/access-levels'
import { choice, line, optional, paragraph, wholeNumber } from '~/lib/input'
import { memberRoles } from '~/lib/member-roles'
import { searchText } from '~/lib/search-text'
import { pageFrom } from '~/ui/pager'
import { insightLengths, insightStates } from './model'

const title = line(insightLengths.title)
const summary = optional(paragraph(insightLengths.summary))

const fields = z.object({
  titleEn: title,
  titleSv: optional(title),
  titleNo: optional(title),
  summaryEn: summary,
  summarySv: summary,
  summaryNo: summary,
  roles: z
    .array(choice(memberRoles))
    .min(1, { error: 'required' })
    .transform((roles) => memberRoles.filter((role) => roles.includes(role))),
  minLevel: choice(accessLevels),
  // A box that is not ticked is not sent.
  published: z
    .string()
    .optional()
    .transform((ticked) => ticked === 'on'),
})

type Fields = z.infer<typeof fields>

/** A translated summary needs the English one, which the other languages fall back on. */
const hasEnglishSummary = ({ summaryEn, summarySv, summaryNo }: Fields) =>
  Boolean(summaryEn) || !(summarySv || summaryNo)
const needsEnglish = { path: ['summaryEn'], error: 'required' }

const toLocalizedTexts = ({ titleEn, titleSv, titleNo, summaryEn, summarySv, summaryNo, ...rest }: Fields) => ({
  ...rest,
  title: { en: titleEn, sv: titleSv, no: titleNo },
  summary: summaryEn ? { en: summaryEn, sv: summarySv, no: summaryNo } : null,
})

const file = z.custom<Upload>((value) => value !== undefined, { error: 'required' })

/** `id` is generated with the page, so that a form sent twice adds one item. */
export const newInsightInput = fields
  .extend({ id: z.uuid({ error: 'choice' }), file })
  .refine(hasEnglishSummary, needsEnglish)
  .transform(({ id, file, ...rest }) => ({ id, file, ...toLocalizedTexts(rest) }))

export const changeInsightInput = fields
  .extend({ version: wholeNumber, file: file.optional() })
  .refine(hasEnglishSummary, needsEnglish)
  .transform(({ version, file, ...rest }) => ({ version, file, ...toLocalizedTexts(rest) }))

export const deleteInsightInput = z.object({ version: wholeNumber })

export type NewInsight = z.infer<typeof newInsightInput>
export type InsightChange = z.infer<typeof changeInsightInput>

export const insightFilter = (query: URLSearchParams) => ({
  q: searchText(query.get('q')),
  state: insightStates.find((state) => state === query.get('state')),
  sort: query.get('sort') === 'title' ? ('title' as const) : ('changed' as const),
  page: pageFrom(query),
})

/** The query parameters of the page for members. */
export const ownInsightFilter = (query: URLSearchParams) => ({ q: searchText(query.get('q')), page: pageFrom(query) })

export type OwnInsightFilter = ReturnType<typeof ownInsightFilter>
export type InsightFilter = ReturnType<typeof insightFilter>
