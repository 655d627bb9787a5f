import { z } from 'zod'
import { choice, line, storable } from '~/lib/input'
import { isListPage, viewLengths, viewQuery } from './model'

export const viewInput = z.object({
  page: z.string({ error: 'choice' }).refine(isListPage, { error: 'choice' }),
  name: line(viewLengths.name),
  query: z
    .string()
    .max(viewLengths.query, { error: 'tooLong' })
    .refine(storable, { error: 'characters' })
    .transform(viewQuery),
})
export const viewIdInput = z.object({ id: z.uuid({ error: 'choice' }) })
export const densityInput = z.object({ density: choice(['compact', 'roomy']) })

export type ViewInput = z.infer<typeof viewInput>
export type DensityInput = z.infer<typeof densityInput>
