import { data, redirect } from 'react-router'
import { isDocumentType } from '~/features/cms/fields/model'
import { getPreviewAddress } from '~/features/cms/previews/queries.server'
import type { RightsHandle } from '~/web/page-rights'
import { requireOwnContent } from '~/web/route-guards.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/document-preview'

export const middleware = [requireOwnContent]

export const handle: RightsHandle = { rights: { see: 'content.preview' } }

/** Redirects to the page that shows the document, with its draft. */
export async function loader({ params: { type, id }, context }: Route.LoaderArgs) {
  if (!isDocumentType(type)) throw data(null, { status: 404 })
  throw redirect(await getPreviewAddress(getCtx(context), type, id))
}
