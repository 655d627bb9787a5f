import { errorsCsv } from '~/features/member-import/exports/errors.server'
import { listErrors } from '~/features/member-import/queries.server'
import { importFilter } from '~/features/member-import/schema'
import { recordExport } from '~/features/security-events/commands.server'
import { csvAnswer } from '~/lib/csv.server'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/import-errors-csv'

export const handle: RightsHandle = { rights: { see: 'member.invite' } }

/** The lines of a file that can't be imported, with what is wrong. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const { choices } = importFilter(new URL(request.url).searchParams, ctx.locale)
  const errors = await listErrors(ctx, params.id, choices)
  await recordExport(ctx, 'import-errors')
  return csvAnswer(errorsCsv(errors), 'lines-with-errors.csv')
}
