import type { DueRule, TemplateItem } from '~/db/schema/deliverables'
import { names } from '~/features/engagements/ui/labels'
import type { EngagementProgram } from '~/lib/engagement-programs'
import { maxTemplateItems, type TemplateRefusal } from '../model/template-form'

export const templateRefusalLabels: Record<TemplateRefusal, string> = {
  stale:
    'Someone else has changed this template meanwhile. Load the page again, and make your change to what it is now.',
  'too-many': `A template has at most ${maxTemplateItems} items.`,
  circle:
    'The due date would be counted from itself, or from an item that is not there. Choose another one to count from.',
  'is-followed': 'Other items are counted from this one. Count those from something else first.',
  'unknown-choice': 'This program has no such level or add-on.',
}

export const unitLabels: Record<DueRule['unit'], string> = {
  'business-days': 'Business days',
  days: 'Days',
  months: 'Months',
}

export const tierLabel = (program: EngagementProgram, key: string) => names.line(program, { kind: 'tier', key })

/** What `addOnChoices` calls a group of add-ons by the beginning of their keys. */
const groupLabels: Partial<Record<string, string>> = {
  studyVisit: 'any study visit',
  support: 'any support package',
  day: 'any on-site day',
}

export const addOnLabel = (program: EngagementProgram, key: string) =>
  groupLabels[key] ?? names.line(program, { kind: 'addOn', key })

/** For whom an item is: 'with any study visit, for Nordics'; nothing for everyone. */
export const conditionLabel = (program: EngagementProgram, { addOn, tiers }: Pick<TemplateItem, 'addOn' | 'tiers'>) =>
  [
    addOn && `with ${addOnLabel(program, addOn)}`,
    tiers && `for ${tiers.map((tier) => tierLabel(program, tier)).join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ')
