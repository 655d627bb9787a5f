import type { DueRule } from '~/db/schema/deliverables'
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
