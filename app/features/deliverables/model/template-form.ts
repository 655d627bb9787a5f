import type { DueRule, LocalizedText, TemplateItem } from '~/db/schema/deliverables'
import { offerings } from '~/features/engagements/model/offerings'
import type { EngagementProgram } from '~/lib/engagement-programs'

export const dueUnits = ['business-days', 'days', 'months'] as const satisfies readonly DueRule['unit'][]

/** `count`: the largest number of days or months that a rule counts. */
export const templateLengths = { key: 40, count: 730 } as const
export const maxTemplateItems = 60

export const templatePage = (program: EngagementProgram) => `/admin/engagements/templates/${program}`

export const templateRefusals = ['stale', 'too-many', 'circle', 'is-followed', 'unknown-choice'] as const
export type TemplateRefusal = (typeof templateRefusals)[number]
export type TemplateForm = { data: undefined; reason: TemplateRefusal }

/** The texts of a form in three languages, without those that are empty. */
export type TextFields = {
  titleEn: string
  titleSv?: string | undefined
  titleNo?: string | undefined
  textEn: string
  textSv?: string | undefined
  textNo?: string | undefined
}

const localized = (en: string, sv: string | undefined, no: string | undefined): LocalizedText => ({
  en,
  ...(sv && { sv }),
  ...(no && { no }),
})

export const textsOf = (fields: TextFields) => ({
  title: localized(fields.titleEn, fields.titleSv, fields.titleNo),
  text: localized(fields.textEn, fields.textSv, fields.textNo),
})

/** Whether counting the due dates comes back to an item, or to one that is not there. */
export function hasUnknownDue(items: readonly TemplateItem[]): boolean {
  const byKey = new Map(items.map((item) => [item.key, item]))
  return items.some((item) => {
    const seen = new Set<string>()
    for (let at = item; at.due.after !== 'start'; ) {
      const before = byKey.get(at.due.after)
      if (!before || seen.has(at.key)) return true
      seen.add(at.key)
      at = before
    }
    return false
  })
}

/** What an item can depend on: an add-on, or any of a group of them. */
export function addOnChoices(program: EngagementProgram): string[] {
  const keys = Object.keys(offerings[program].addOns)
  const groups = keys.filter((key) => key.includes('.')).map((key) => key.slice(0, key.indexOf('.')))
  return [...new Set([...groups, ...keys])]
}

export const tierChoices = (program: EngagementProgram) => Object.keys(offerings[program].tiers)

/** An item that depends on something nobody can buy would never be used. */
export const isOffered = (program: EngagementProgram, { addOn, tiers = [] }: Pick<TemplateItem, 'addOn' | 'tiers'>) =>
  (addOn === undefined || addOnChoices(program).includes(addOn)) &&
  tiers.every((tier) => tierChoices(program).includes(tier))
