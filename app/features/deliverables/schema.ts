import { z } from 'zod'
import type { Upload } from '~/files/check.server'
import { deliverableSides, deliverableStates } from '~/lib/deliverable-states'
import { choice, digitsAsNumber, optional, paragraph, plannedDay, rowId, visibleLine, wholeNumber } from '~/lib/input'
import { deliverableLengths } from './model'
import { dueUnits, templateLengths } from './model/template-form'

const id = z.uuid({ error: 'choice' })
const ticked = z.literal('on').optional().transform(Boolean)
const ownerId = optional(id).transform((owner) => owner ?? null)

const texts = {
  titleEn: visibleLine(deliverableLengths.title),
  titleSv: optional(visibleLine(deliverableLengths.title)),
  titleNo: optional(visibleLine(deliverableLengths.title)),
  textEn: paragraph(deliverableLengths.text),
  textSv: optional(paragraph(deliverableLengths.text)),
  textNo: optional(paragraph(deliverableLengths.text)),
}

const fields = {
  ...texts,
  side: choice(deliverableSides),
  needsAcceptance: ticked,
}

/** `id` comes from the form's page, so that a form sent twice adds one deliverable. */
export const addInput = z.object({ id, ...fields, ownerId, dueOn: plannedDay })

/** `version`: the one that the page showed, to detect that someone else has saved meanwhile. */
export const changeInput = z.object({
  version: wholeNumber,
  ...fields,
  ownerId,
  dueOn: plannedDay,
  moveFollowing: ticked,
})

/** `version`: the one that was decided about; a partner may have accepted it meanwhile. */
export const moveInput = z.object({
  ...{ deliverable: rowId, version: wholeNumber },
  state: choice(deliverableStates),
  reason: optional(paragraph(deliverableLengths.reason)).transform((reason) => reason ?? ''),
})

/** `revision`: what the page showed. A form without one has shown something old. */
export const acceptInput = z.object({
  revision: z.string().max(200).catch(''),
  /** Without it the form only asks: it was sent before the page was hydrated, or without JavaScript. */
  confirmed: z.literal('on').optional(),
})

export const attachInput = z.object({
  id,
  file: z.custom<Upload>((value) => value !== undefined, { error: 'required' }),
})
export const removeFileInput = z.object({ file: rowId })

const key = z.string({ error: 'choice' }).regex(/^[a-z0-9-]{1,40}$/i, { error: 'choice' })
const countError = { error: `Type a whole number from 0 to ${templateLengths.count}.` }
const count = z.preprocess(
  digitsAsNumber,
  z.number(countError).int(countError).min(0, countError).max(templateLengths.count, countError),
)

/** An item of a template. A new one gets the key of its page. */
export const templateItemInput = z.object({
  ...{ version: wholeNumber, key, ...fields },
  ...{ after: z.union([z.literal('start'), key]), unit: choice(dueUnits), count },
  addOn: optional(visibleLine(templateLengths.key)),
  tiers: z.array(visibleLine(templateLengths.key)).max(10, { error: 'tooLong' }),
})
export const removeItemInput = z.object({ version: wholeNumber, key })
export const restoreInput = z.object({ version: wholeNumber })

export type AddInput = z.infer<typeof addInput>
export type ChangeInput = z.infer<typeof changeInput>
export type AcceptInput = z.infer<typeof acceptInput>
export type MoveInput = z.infer<typeof moveInput>
export type TemplateItemInput = z.infer<typeof templateItemInput>
