import { z } from 'zod'
import { newPassword, password } from '~/features/accounts/schema'
import { locales } from '~/i18n/locales'
import { choice, optional, personName } from '~/lib/input'

export const profileInput = z.object({
  name: optional(personName),
  locale: choice(locales),
})
export const changePasswordInput = z.object({ current: password, password: newPassword })
/** One session by its id, or all but this one. */
export const endSessionInput = z.object({ session: z.union([z.uuid(), z.literal('others')]) })

export type ProfileInput = z.infer<typeof profileInput>
export type ChangePasswordInput = z.infer<typeof changePasswordInput>
