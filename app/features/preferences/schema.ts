import { z } from 'zod'
import { choice } from '~/lib/input'
import { startPages } from './model'

export const startPageInput = z.object({ startPage: choice(startPages) })

export const announcementsInput = z.object({
  // A box that is not ticked is not sent.
  announcements: z
    .string()
    .optional()
    .transform((ticked) => ticked === 'on'),
})
