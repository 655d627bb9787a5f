import { z } from 'zod'
import { newPassword, password } from '~/features/accounts/schema'
import { locales } from '~/i18n/locales'
import { countryCodes } from '~/lib/countries'
import { choice, line, optional, paragraph, personName } from '~/lib/input'
import { profileLengths } from './model'

const country = z.string().refine((code) => countryCodes.includes(code), { error: 'choice' })

export const nameInput = z.object({
  name: optional(personName),
  locale: choice(locales),
})
export const exchangeInput = z.object({
  seeks: optional(paragraph(profileLengths.seeks)),
  offers: optional(paragraph(profileLengths.offers)),
})
export const profileInput = z.object({
  ...nameInput.shape,
  title: optional(line(profileLengths.title)),
  country: optional(country),
  ...exchangeInput.shape,
})
export const changePasswordInput = z.object({ current: password, password: newPassword })
/** One session by its id, or all but this one. */
export const endSessionInput = z.object({ session: z.union([z.uuid(), z.literal('others')]) })

export type NameInput = z.infer<typeof nameInput>
export type ExchangeInput = z.infer<typeof exchangeInput>
export type ProfileInput = z.infer<typeof profileInput>
export type ChangePasswordInput = z.infer<typeof changePasswordInput>
