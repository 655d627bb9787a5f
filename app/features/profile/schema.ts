import { z } from 'zod'
import { newPassword, password } from '~/features/accounts/schema'
import { locales } from '~/i18n/locales'
import { choice, personName } from '~/lib/input'

const blankIsAbsent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)

export const profileInput = z.object({
  name: z.preprocess(blankIsAbsent, personName.optional()),
  locale: choice(locales),
})
export const changePasswordInput = z.object({ current: password, password: newPassword })
/** One session by its id, or all but this one. */
export const endSessionInput = z.object({ session: z.union([z.uuid(), z.literal('others')]) })

export type ProfileInput = z.infer<typeof profileInput>
export type ChangePasswordInput = z.infer<typeof changePasswordInput>
