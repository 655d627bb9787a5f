import { defineJob } from '~/jobs/jobs.server'

/** Something that the partner has to accept is complete. `number` is its row of history. */
export const deliverableCompleted = defineJob<{ deliverableId: string; number: number }>('deliverable.completed')

/** What a member had accepted is open again. `number`: the row of history, which has the reason. */
export const deliverableReopened = defineJob<{ deliverableId: string; number: number; acceptedById: string }>(
  'deliverable.reopened',
)

/** A member has accepted it. `number`: the row of history in which it was complete. */
export const deliverableAccepted = defineJob<{ deliverableId: string; number: number }>('deliverable.accepted')
