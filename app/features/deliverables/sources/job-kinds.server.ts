import { defineJob } from '~/jobs/jobs.server'

/** Something that the partner has to accept is complete. `number` is its row of history. */
export const deliverableCompleted = defineJob<{ deliverableId: string; number: number }>('deliverable.completed')

/** A member has accepted it. `number`: the row of history in which it was complete. */
export const deliverableAccepted = defineJob<{ deliverableId: string; number: number }>('deliverable.accepted')
