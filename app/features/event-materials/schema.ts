import { z } from 'zod'
import type { Upload } from '~/files/check.server'
import { line } from '~/lib/input'
import { materialLengths } from './model'

const id = z.uuid({ error: 'choice' })

export const attachItemInput = z.object({ insight: id })
/** `id` is generated with the page, so that a form sent twice adds one file. */
export const attachFileInput = z.object({
  id,
  title: line(materialLengths.title),
  file: z.custom<Upload>((value) => value !== undefined, { error: 'required' }),
})
export const removeInput = z.object({ material: id })
