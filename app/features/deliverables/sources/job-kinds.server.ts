import { defineJob } from '~/jobs/jobs.server'

/** Something that the partner has to accept is complete. `number` is its row of history. */
export const deliverableCompleted = defineJob<{ deliverableId: string; number: number }>('deliverable.completed')
