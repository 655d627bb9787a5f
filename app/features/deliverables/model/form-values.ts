import type { FormValues } from '~/features/drafts/model'
import type { DeliverableDetails } from '../model'

/** What the fields of the form hold while nothing is typed. Boxes without a tick have no value. */
export function formValuesOf({ texts: { title, text }, ...deliverable }: DeliverableDetails): FormValues {
  const { side, ownerId, dueOn, needsAcceptance, followers } = deliverable
  const values = {
    ...{ titleEn: title.en, titleSv: title.sv, titleNo: title.no, textEn: text.en, textSv: text.sv, textNo: text.no },
    ...{ side, ownerId, dueOn },
  }
  return {
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value ?? '']])),
    ...(needsAcceptance && { needsAcceptance: ['on'] }),
    // Moving what follows is what one wants in general.
    ...(followers > 0 && { moveFollowing: ['on'] }),
  }
}
