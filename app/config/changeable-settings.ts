import { z } from 'zod'
import { digitsAsNumber } from '../lib/input'
import { isLinkedInAddress } from '../lib/linkedin'
import type { ChangeableName } from './changeable-names'

export const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema.optional())

export const urlWith = (protocols: string[], example: string) =>
  z.string().refine(
    (value) => {
      const url = URL.parse(value)
      return url !== null && protocols.includes(url.protocol)
    },
    { error: `should be like ${example}` },
  )

export const mailbox = z.email({ error: 'should be an email address, like hello@nordbro.example' })

export const nonEmptyText = (example: string) => {
  const error = `should be a text of one line, like ${example}`
  return z
    .string()
    .trim()
    .min(1, { error })
    .max(200, { error: 'should have 200 characters at most' })
    .regex(/^\P{Cc}*$/u, { error })
}

/** A number in digits. */
export const whole = (min: number, max: number, error: string) =>
  z.preprocess(
    (value) => digitsAsNumber(blankIsAbsent(value)),
    z.number({ error }).int({ error }).min(min, { error }).max(max, { error }).optional(),
  )

export const wholeFrom1To = (max: number, unit: string, defaultValue: number) =>
  whole(1, max, `should be a number of ${unit} from 1 to ${max}`).transform((value) => value ?? defaultValue)

/** The rules of these settings: both the environment and what admins send are checked by them. */
export const changeableSettings = {
  BRAND_PRODUCT: optional(nonEmptyText('Nordbro')),
  BRAND_FOUNDER: optional(nonEmptyText('the Nordbro partners')),
  BRAND_EMAIL: optional(mailbox),
  BRAND_PHONE: optional(z.string().regex(/^\+[\d ]{6,20}$/, { error: 'should be like +46 8 465 004 00' })),
  BRAND_LINKEDIN: optional(
    z.string().refine(isLinkedInAddress, { error: 'should be like https://www.linkedin.com/company/nordbro' }),
  ),
  CHAT: z.preprocess(
    blankIsAbsent,
    z.enum(['canned', 'inbox'], { error: 'should be canned or inbox' }).default('canned'),
  ),
  UNDO_SECONDS: wholeFrom1To(300, 'seconds', 30),
  DIGEST_HOUR: whole(0, 23, 'should be an hour from 0 to 23'),
  MEMBER_FACTOR: z.preprocess(
    blankIsAbsent,
    z.enum(['optional', 'required'], { error: 'should be optional or required' }).default('optional'),
  ),
} satisfies Record<ChangeableName, z.ZodType>

/** What is wrong with a value, or nothing. An empty one is never wrong: the default then counts. */
export const faultOf = (name: ChangeableName, value: string): string | undefined =>
  changeableSettings[name].safeParse(value).error?.issues[0]?.message
