import { z } from 'zod'
import { threadLengths } from '~/features/dialogue/model'
import { optional, wholeNumber } from '~/lib/input'
import { ownMessagePrefix } from './model'

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

const ofAtMost = (length: number) =>
  z.array(text.refine((value) => value.length <= length, { error: 'tooLong' })).max(1)

/** A message that a member has begun and not sent. */
export const unsavedMessageInput = z.object({
  form: formName.startsWith(ownMessagePrefix, { error: 'choice' }),
  text: json.pipe(
    z.object({
      values: z.object({
        subject: ofAtMost(threadLengths.subject).default([]),
        about: ofAtMost(100).default([]),
        body: ofAtMost(threadLengths.body),
      }),
    }),
  ),
})
export type UnsavedMessageInput = z.infer<typeof unsavedMessageInput>

/** Names the form, for discarding its text and for leaving it. */
export const formInput = z.object({ form: formName })

/** What the column `values` has. `began`: when this spell of typing began; `seen`: the last sign of life, none after leaving. */
export const storedText = z.object({
  values: formValues,
  base: formValues,
  began: z.iso.datetime(),
  seen: z.iso.datetime().nullish(),
})
