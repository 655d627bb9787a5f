import { z } from 'zod'
import { type ChangeableName, changeableNames } from '~/config/changeable-names'
import { faultOf } from '~/config/changeable-settings'
import { seenField } from './model'

/** For each setting what was typed; an empty text brings the default back. Absent: not in the form. */
const text = (name: ChangeableName) =>
  z
    .string()
    .trim()
    .superRefine((value, ctx) => {
      const fault = faultOf(name, value)
      if (fault) ctx.addIssue({ code: 'custom', message: `It ${fault}.` })
    })
    .optional()

const fields = (
  schemaOf: (name: ChangeableName) => z.ZodType<string | undefined>,
  key = (name: ChangeableName) => `${name}`,
) => Object.fromEntries(changeableNames.map((name) => [key(name), schemaOf(name)]))

export const settingsInput = z
  .object({ ...fields(text), ...fields(() => z.string().optional(), seenField) })
  .transform((sent) =>
    changeableNames.flatMap((name) => {
      const wanted = sent[name]
      return wanted === undefined ? [] : [{ name, wanted, seen: sent[seenField(name)] ?? wanted }]
    }),
  )

export type SettingsInput = z.infer<typeof settingsInput>
