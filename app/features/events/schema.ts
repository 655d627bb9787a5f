import { z } from 'zod'
import { eventResponse } from '~/db/schema/events'
import { choice } from '~/lib/input'

export const eventId = z.guid()

export const answerInput = z.object({ response: choice(eventResponse.enumValues) })
