import { z } from 'zod'
import type { Upload } from '~/files/check.server'

export const addPictureInput = z.object({
  file: z.custom<Upload>((value) => value !== undefined, { error: 'required' }),
})

export const deletePictureInput = z.object({ id: z.guid({ error: 'choice' }) })

export type AddPicture = z.infer<typeof addPictureInput>
export type DeletePicture = z.infer<typeof deletePictureInput>
