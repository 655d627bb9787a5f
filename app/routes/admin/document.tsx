import { data, redirect, redirectDocument, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { type DocumentType, documentForms, isDocumentType } from '~/features/document-fields/model'
import { arrange, arrangement, type DocumentInput, documentInput } from '~/features/document-forms/schema'
import {
  deleteDocument,
  discardDraft,
  publishDocument,
  saveDraft,
  unpublishDocument,
} from '~/features/editing/commands.server'
import { contentPage, type EditorAnswer, tabTitle } from '~/features/editing/model'
import { type EditedDocument, findSingle, getBlank, getDocument } from '~/features/editing/queries.server'
import { versionInput } from '~/features/editing/schema'
import { Editor } from '~/features/editing/ui/editor'
import { keptTyping } from '~/features/editing/ui/kept-typing'
import type { Ctx } from '~/web/ctx.server'
import { throwErrorPage } from '~/web/errors'
import { answerForm } from '~/web/forms/form-actions.server'
import { requireOwnContent } from '~/web/route-guards.server'
import { getCtx, getScope, type Scope } from '~/web/scope.server'
import type { Route } from './+types/document'

export const middleware = [requireOwnContent]

export async function loader({ request, params: { type, id }, context }: Route.LoaderArgs) {
  if (!isDocumentType(type)) throw data(null, { status: 404 })
  const ctx = getCtx(context)
  const document = await throwErrorPage<EditedDocument>(
    id === 'new' ? getNew(ctx, type, request) : getDocument(ctx, type, id),
  )
  return { type, document }
}

/** What there is only one of is opened instead; not when its form was refused, which still holds what was typed. */
async function getNew(ctx: Ctx, type: DocumentType, request: Request) {
  const isSent = new URL(request.url).searchParams.has('do')
  const single = documentForms[type].single && !isSent ? await findSingle(ctx, type) : null
  if (single) throw redirect(contentPage(type, single))
  return getBlank(ctx, type)
}

/** Also after a refusal: the page then says who was faster. One that is gone would take what was typed with it. */
export const shouldRevalidate = ({ actionResult }: ShouldRevalidateFunctionArgs) =>
  (actionResult as EditorAnswer | undefined)?.state !== 'refused' || actionResult.reason !== 'gone'

/** Several forms on one page; each says in its address what it does. */
export async function action({ request, params: { type, id }, context }: Route.ActionArgs) {
  if (!isDocumentType(type)) throw data(null, { status: 404 })
  const what = new URL(request.url).searchParams.get('do') ?? ''
  const scope = getScope(context)
  const form = { name: `content-${what}` }
  if (what === 'arrange') return arranged(request, scope, type)
  if (what === 'save' || what === 'preview' || what === 'publish') {
    const input = documentInput(type, what === 'publish' ? 'complete' : 'draft')
    const run = async (ctx: Ctx, given: DocumentInput) => {
      const known = id === 'new' ? given.newId : id
      if (!known) throw data(null, { status: 400 })
      const which = { type, id: known }
      await (what === 'publish' ? publishDocument : saveDraft)(ctx, which, given)
      if (what === 'preview') return redirectDocument(contentPage(type, known, '/preview'))
      return id === 'new' ? redirect(contentPage(type, known, `?done=${what}`)) : undefined
    }
    return answerForm(request, scope, { ...form, input, run })
  }
  const input = versionInput
  const which = { type, id }
  if (what === 'delete') {
    const run = async (ctx: Ctx, { version }: { version: number }) => {
      await deleteDocument(ctx, { ...which, version })
      return redirect(documentForms[type].single ? contentPage() : contentPage(type, '', '?done=delete'))
    }
    return answerForm(request, scope, { ...form, input, run })
  }
  const command = what === 'unpublish' ? unpublishDocument : what === 'discard' ? discardDraft : undefined
  if (!command) throw data(null, { status: 400 })
  return answerForm(request, scope, { ...form, input, run: (ctx, { version }) => command(ctx, { ...which, version }) })
}

/** Sends the form back with a list in another order. Nothing is stored by it. */
async function arranged(request: Request, scope: Scope, type: DocumentType) {
  let answer: EditorAnswer | undefined
  const given = await answerForm(request, scope, {
    name: 'content-arrange',
    input: arrangement,
    run: async (_ctx, input) => {
      answer = { state: 'arranged', ...arrange(type, input), isAdded: input.what === 'add' }
    },
  })
  return answer ? data<EditorAnswer>(answer) : given
}

/** A connection that fails becomes an answer too, with all that was typed; a session that has ended leads to sign-in. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { pathname } = new URL(request.url)
  const typed = [...(await request.clone().formData())].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const values = Object.fromEntries(typed)
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof Response)) return { state: 'failed', failure: 'failed', values } satisfies EditorAnswer
    if ('id' in values && error.headers.get('Location')?.startsWith('/login')) keptTyping.put(pathname, values)
    throw error
  }
}

export default function DocumentPage({ loaderData: { type, document }, actionData }: Route.ComponentProps) {
  const { key, search } = useLocation()
  const query = new URLSearchParams(search)
  return (
    <>
      <title>{tabTitle(document.name)}</title>
      <Editor
        key={key}
        type={type}
        document={document}
        answer={actionData}
        // Without an answer only the address after a redirect tells of anything done.
        what={query.get(actionData ? 'do' : 'done')}
      />
    </>
  )
}
