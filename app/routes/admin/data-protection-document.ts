import { officerDocuments } from '~/features/privacy/model'
import { getOfficerDocument } from '~/features/privacy/queries.server'
import { AppError } from '~/lib/app-error'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/data-protection-document'

export const handle: RightsHandle = { rights: { see: 'settings.see' } }

/** A document for a data protection officer, as a file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const name = officerDocuments.find((document) => `${document}.md` === params.document)
  if (!name) throw new AppError('not-found', 'privacy.unknownDocument')
  return new Response(await getOfficerDocument(getCtx(context), name), {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.md"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
