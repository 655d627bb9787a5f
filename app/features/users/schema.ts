import { z } from 'zod'
import { matchFields, tickedRows } from '~/features/admin/schema'
import { accessLevels } from '~/lib/access-levels'
import { adminRoles } from '~/lib/admin-roles'
import { asRowIds, choice, rowId, searchField } from '~/lib/input'
import { memberRoles } from '~/lib/member-roles'
import { pageFrom } from '~/ui/pager'
import { inheritedLevel, type UserFilter, userSorts } from './model'

const search = z.object({
  q: searchField,
  role: z.enum(['all', ...memberRoles]).catch('all'),
  sort: z.enum(userSorts).catch('newest'),
  user: z.uuid().optional().catch(undefined),
})

/** The filter in an address; an invalid value counts as the default. */
export function userFilter(query: URLSearchParams): UserFilter & { user?: string | undefined } {
  return { ...search.parse(Object.fromEntries(query)), page: pageFrom(query) }
}

const selected = { user: z.preprocess(asRowIds, tickedRows), ...matchFields }
type Selected = { user: string[]; match?: unknown }
const isAnySelected = ({ user, match }: Selected) => user.length > 0 || Boolean(match)
const noneSelected = { path: ['user'], error: 'required' }

export const roleInput = z.object({ ...selected, role: choice(memberRoles) }).refine(isAnySelected, noneSelected)
export const levelInput = z
  .object({ ...selected, level: choice([...accessLevels, inheritedLevel]) })
  .refine(isAnySelected, noneSelected)
export const oneUserInput = z.object({ user: rowId })
export const adminRoleInput = z.object({ user: rowId, adminRole: choice(adminRoles) })

export type SelectedInput = z.infer<z.ZodObject<typeof selected>>
export type RoleInput = z.infer<typeof roleInput>
export type LevelInput = z.infer<typeof levelInput>
export type OneUserInput = z.infer<typeof oneUserInput>
export type AdminRoleInput = z.infer<typeof adminRoleInput>
