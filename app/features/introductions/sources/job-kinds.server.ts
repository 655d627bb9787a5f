import { defineJob } from '~/jobs/jobs.server'

export const introductionMade = defineJob<{ introductionId: string }>('introduction.made')
