import { recordExport } from '~/features/security-events/commands.server'
import { usersCsv } from '~/features/users/exports/csv.server'
import { csvName } from '~/features/users/model'
import { exportUsers } from '~/features/users/queries.server'
import { userFilter } from '~/features/users/schema'
import { csvAnswer } from '~/lib/csv.server'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/users-csv'

export const handle: RightsHandle = { rights: { see: 'user.export' } }

/** The users that match the filter in the address; all without one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const filter = userFilter(new URL(request.url).searchParams)
  const batches = exportUsers(ctx, filter)
  await recordExport(ctx, 'users')
  return csvAnswer(usersCsv(batches), csvName(filter.role, ctx.now))
}
