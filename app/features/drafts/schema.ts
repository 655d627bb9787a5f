import { z } from 'zod'
import { optional, wholeNumber } from '~/lib/input'

/** The kind of form and what it changes: `event:new`, `document:note:<id>`. */
export const formName = z.string().regex(/^[a-z]{1,20}(:[\w.-]{1,100}){1,2}$/, { error: 'choice' })

/** Unsaved text is stored as it is, so what the database can't hold is left out instead of refused. */
const text = z.string().transform((value) => value.replaceAll('\0', '').toWellFormed())
const formValues = z.record(text, z.array(text))

const json = z.string({ error: 'required' }).transform((value, ctx): unknown => {
  try {
    return JSON.parse(value)
  } catch {
    ctx.addIssue({ code: 'custom', message: 'characters' })
    return z.NEVER
  }
})

export const storeInput = z.object({
  form: formName,
  version: optional(wholeNumber),
  text: json.pipe(z.object({ values: formValues, base: formValues })),
  /** Sent with the last text, as the page is left. */
  leaving: z.literal('on').optional(),
})
export type StoreInput = z.infer<typeof storeInput>

/** Names the form, for discarding its text and for leaving it. */
export const formInput = z.object({ form: formName })

/** What the column `values` has. `began`: when this spell of typing began; `seen`: the last sign of life, none after leaving. */
export const storedText = z.object({
  values: formValues,
  base: formValues,
  began: z.iso.datetime(),
  seen: z.iso.datetime().nullish(),
})
