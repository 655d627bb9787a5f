import type { LoaderFunctionArgs } from 'react-router'
import { entriesOf } from '~/features/programs/model/price-labels'
import { programPdfs } from '~/features/programs/model/program-pdfs'
import { getProgramPdf } from '~/features/programs/queries.server'
import { AppError } from '~/lib/app-error'
import { pdfResponse } from '~/web/pdf-response.server'
import { getCtx } from '~/web/scope.server'

/** The module of four routes, one for each program: a part of a segment can't be a parameter. */
export async function loader({ request, context, url }: LoaderFunctionArgs) {
  const program = entriesOf(programPdfs).find(([, path]) => path === url.pathname)?.[0]
  if (!program) throw new AppError('not-found', 'programs.unknown')
  return pdfResponse(request, await getProgramPdf(getCtx(context), program))
}
