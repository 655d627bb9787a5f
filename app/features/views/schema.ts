import { z } from 'zod'
import { locales } from '~/i18n/locales'
import { accessLevels } from '~/lib/access-levels'
import { choice } from '~/lib/input'
import { memberRoles } from '~/lib/member-roles'
import { viewThemes } from '~/lib/viewed'

export const viewInput = z.object({
  role: choice(memberRoles),
  level: choice(accessLevels),
  locale: choice(locales),
  theme: choice(viewThemes),
})
export type ViewInput = z.infer<typeof viewInput>

export const noInput = z.object({})
