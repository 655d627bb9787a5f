import { z } from 'zod'
import { answerInput } from '~/features/events/schema'
import { exchangeInput, nameInput } from '~/features/profile/schema'
import { choice, personName, rowId } from '~/lib/input'
import { firstSteps } from './model'

/** In a step something must be said: those who do not want to can skip it. */
export const nameStepInput = nameInput.extend({ name: personName })
export const exchangeStepInput = exchangeInput.refine(({ seeks, offers }) => seeks || offers, {
  error: 'required',
  path: ['seeks'],
})
export const eventStepInput = answerInput.extend({ event: rowId })
export const skipInput = z.object({ step: choice(firstSteps) })
export const noInput = z.object({})

export type EventStepInput = z.infer<typeof eventStepInput>
