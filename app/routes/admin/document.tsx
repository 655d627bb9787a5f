import { data, type Params, redirect, redirectDocument, type ShouldRevalidateFunctionArgs } from 'react-router'
import { ReadableForm } from '~/features/admin/ui/for-right'
import {
  deleteDocument,
  discardDraft,
  publishDocument,
  saveDraft,
  unpublishDocument,
} from '~/features/cms/editing/commands.server'
import { comparedFields, contentPage, documentRefusals, tabTitle } from '~/features/cms/editing/model'
import { findSingle, getBlank, getDocument } from '~/features/cms/editing/queries.server'
import { versionInput } from '~/features/cms/editing/schema'
import { Editor } from '~/features/cms/editing/ui/editor'
import { type DocumentType, documentForms, isDocumentType } from '~/features/cms/fields/model'
import { arrange, arrangement, type DocumentInput, documentInput } from '~/features/cms/forms/schema'
import { formNames } from '~/features/drafts/model'
import { findOrKeepText, openForm } from '~/features/drafts/queries.server'
import { GonePage } from '~/features/drafts/ui/gone-page'
import type { Ctx } from '~/web/ctx.server'
import { form, formActions } from '~/web/forms/form-actions.server'
import { type FormResult, formParameter } from '~/web/forms/form-result'
import { revalidateUnlessRefused } from '~/web/forms/revalidate-unless-refused'
import type { RightsHandle } from '~/web/page-rights'
import { requireOwnContent } from '~/web/route-guards.server'
import { getCtx } from '~/web/scope.server'
import { useNotice } from '~/web/use-notice'
import type { Route } from './+types/document'

export const middleware = [requireOwnContent]

export const handle: RightsHandle = { rights: { see: 'content.list', change: 'content.edit' } }

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { type, id } = refOf(params)
  const ctx = getCtx(context)
  const form = formNames.document(type, id)
  const document = await (id === 'new'
    ? getNew(ctx, type, request)
    : findOrKeepText(ctx, form, () => getDocument(ctx, type, id)))
  return { type, document, opened: await openForm(ctx, form) }
}

/** Redirects to the existing document of a single type, but not after a form, which still has the typed values. */
async function getNew(ctx: Ctx, type: DocumentType, request: Request) {
  const isSent = new URL(request.url).searchParams.has(formParameter)
  const single = documentForms[type].single && !isSent ? await findSingle(ctx, type) : null
  if (single) throw redirect(contentPage(type, single))
  return getBlank(ctx, type)
}

const reasons = documentRefusals

export const action = formActions({
  save: form({
    input: (params) => documentInput(refOf(params).type, 'draft'),
    run: async (ctx, input, { params }) => {
      const ref = refOf(params, input)
      await saveDraft(ctx, { ...input, ...ref })
      return leaveNew(params, ref, 'save')
    },
    reasons,
  }),
  preview: form({
    input: (params) => documentInput(refOf(params).type, 'draft'),
    run: async (ctx, input, { params }) => {
      const ref = refOf(params, input)
      await saveDraft(ctx, { ...input, ...ref })
      return redirectDocument(contentPage(ref.type, ref.id, '/preview'))
    },
    reasons,
  }),
  publish: form({
    input: (params) => documentInput(refOf(params).type, 'complete'),
    run: async (ctx, input, { params }) => {
      const ref = refOf(params, input)
      await publishDocument(ctx, { ...input, ...ref })
      return leaveNew(params, ref, 'publish')
    },
    reasons,
  }),
  /** Adds, moves or removes an item of the form without saving it. */
  arrange: form({
    input: arrangement,
    run: async (_, input, { params }) => ({
      ...arrange(refOf(params).type, input),
      isAdded: input.operation === 'add',
    }),
  }),
  unpublish: form({
    input: versionInput,
    run: (ctx, input, { params }) => unpublishDocument(ctx, { ...input, ...refOf(params) }),
    reasons,
  }),
  discard: form({
    input: versionInput,
    run: (ctx, input, { params }) => discardDraft(ctx, { ...input, ...refOf(params) }),
    reasons,
  }),
  delete: form({
    input: versionInput,
    run: async (ctx, input, { params }) => {
      const ref = refOf(params)
      await deleteDocument(ctx, { ...input, ...ref })
      return redirect(documentForms[ref.type].single ? contentPage() : contentPage(ref.type, '', '?notice=delete'))
    },
    reasons,
  }),
})

/** The document in the address; a new one has its id in the form. */
function refOf({ type = '', id = '' }: Params, input?: DocumentInput) {
  if (!isDocumentType(type)) throw data(null, { status: 404 })
  if (!input || id !== 'new') return { type, id }
  if (!input.newId) throw data(null, { status: 400 })
  return { type, id: input.newId }
}

const leaveNew = (params: Params, { type, id }: ReturnType<typeof refOf>, notice: string) =>
  params.id === 'new' ? redirect(contentPage(type, id, `?notice=${notice}`)) : undefined

export { clientAction, headers } from '~/web/forms/form-route'

const revalidates = revalidateUnlessRefused('gone', 'only-one')

/** No revalidation after `arrange`, nor after a refusal where the loader would redirect away from the typed values. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const result: FormResult | undefined = args.actionResult
  return result?.form !== 'arrange' && revalidates(args)
}

export default function DocumentPage({ loaderData: { type, document, opened }, params }: Route.ComponentProps) {
  const notice = useNotice()
  return (
    <>
      <title>{tabTitle(document.name)}</title>
      <ReadableForm right="content.edit">
        <Editor key={`${type} ${params.id}`} type={type} document={document} opened={opened} notice={notice} />
      </ReadableForm>
    </>
  )
}

export function ErrorBoundary({ params: { type, id } }: Route.ErrorBoundaryProps) {
  const known = isDocumentType(type) ? type : undefined
  const list =
    known && !documentForms[known].single ? { to: contentPage(known), label: documentForms[known].label } : undefined
  return (
    <GonePage
      what="This document"
      back={list ?? { to: contentPage(), label: 'Content' }}
      {...(known && { form: formNames.document(known, id), fields: comparedFields(known) })}
    />
  )
}
