import { defineJob } from '~/jobs/jobs.server'

/** A row of the history: what follows depends on its state. */
export const engagementChanged = defineJob<{ engagementId: string; number: number }>('engagement.changed')
export const offerEndsSoon = defineJob<{ engagementId: string; validUntil: string }>('engagement.ends-soon')
export const engagementRequested = defineJob<{ requestId: string }>('engagement.requested')
