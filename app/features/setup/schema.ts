import { z } from 'zod'

/** A form with a button and no field. */
export const nothing = z.object({})
