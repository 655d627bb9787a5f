import { useState } from 'react'
import { ActionNotice, type Notice, noticeFor } from '~/features/admin/ui/action-notice'
import { ForRight, ReadableForm } from '~/features/admin/ui/for-right'
import { changeDeliverable, moveDeliverable } from '~/features/deliverables/commands.server'
import {
  type DeliverableForm,
  type DeliverableRefusal,
  type RemoveFileForm,
  deliverableRefusals as reasons,
} from '~/features/deliverables/model'
import { getDeliverable } from '~/features/deliverables/queries.server'
import { attachInput, changeInput, moveInput, removeFileInput } from '~/features/deliverables/schema'
import { attachFile, removeFile } from '~/features/deliverables/sources/file-commands.server'
import { ChangeForm } from '~/features/deliverables/ui/change-form'
import { DeliverableFacts } from '~/features/deliverables/ui/deliverable-facts'
import { FilesPanel } from '~/features/deliverables/ui/files-panel'
import { History } from '~/features/deliverables/ui/history'
import { comparedFieldsOf, refusalLabels } from '~/features/deliverables/ui/labels'
import { MoveForms } from '~/features/deliverables/ui/move-forms'
import { formNames } from '~/features/drafts/model'
import { findOrKeepText, openForm } from '~/features/drafts/queries.server'
import { GonePage } from '~/features/drafts/ui/gone-page'
import { engagementPage } from '~/features/engagements/model'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import { revalidateUnlessRefused } from '~/web/forms/revalidate-unless-refused'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/deliverable'

export const handle: RightsHandle = { rights: { see: 'engagement.oversee', change: 'engagement.manage' } }

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const name = formNames.deliverable(params.deliverable)
  const found = await findOrKeepText(ctx, name, () => getDeliverable(ctx, params.id, params.deliverable))
  return { ...found, opened: await openForm(ctx, name) }
}

export { clientAction, headers } from '~/web/forms/form-route'

/** A deliverable that is gone or accepted has no form any more: the page keeps what was typed. */
export const shouldRevalidate = revalidateUnlessRefused('gone', 'accepted')

const refOf = ({ id = '', deliverable = '' }: { id?: string; deliverable?: string }) => ({
  engagementId: id,
  deliverableId: deliverable,
})

/** Each with its own name, so that what is wrong with one is shown there. */
const move = form({
  input: moveInput,
  run: (ctx, input, { params }) => moveDeliverable(ctx, { ...input, engagementId: refOf(params).engagementId }),
  reasons,
})

export const action = formActions({
  move,
  reopen: move,
  drop: move,
  save: form({
    input: changeInput,
    run: (ctx, input, { params }) => {
      const { engagementId, deliverableId: id } = refOf(params)
      return changeDeliverable(ctx, { ...input, engagementId, id })
    },
    reasons,
  }),
  attach: form({
    input: attachInput,
    file: 'file',
    run: (ctx, input, { params }) => attachFile(ctx, { ...input, ...refOf(params) }),
    reasons,
  }),
  'remove-file': form({
    input: removeFileInput,
    run: (ctx, input, { params }) => removeFile(ctx, { ...input, ...refOf(params) }),
    reasons,
  }),
})

const moved = (reason: DeliverableRefusal | undefined) => ({
  done: 'Its state is changed.',
  refused: refusalLabels,
  ...(reason === 'stale' && { failedTitle: 'Someone was faster' }),
})

export default function Deliverable({ loaderData }: Route.ComponentProps) {
  const { deliverable, owners, isRunning, newId, opened } = loaderData
  const { id, engagementId, title, accepted } = deliverable
  const isOpen = isRunning && !accepted
  // Only the newest result is shown: an older one may not be true any more.
  const [last, setLast] = useState('')
  const noting = (name: string) => ({ onResult: () => setLast(name) })
  const save = useForm<DeliverableForm>('save', noting('save'))
  const moves = {
    move: useForm<DeliverableForm>('move', noting('move')),
    reopen: useForm<DeliverableForm>('reopen', noting('reopen')),
    drop: useForm<DeliverableForm>('drop', noting('drop')),
  }
  const attach = useForm<DeliverableForm>('attach', noting('attach'))
  const remove = useForm<RemoveFileForm>('remove-file', noting('remove-file'))
  const notices: Record<string, Notice | undefined> = {
    move: noticeFor(moves.move.result, moved(moves.move.reason)),
    reopen: noticeFor(moves.reopen.result, moved(moves.reopen.reason)),
    drop: noticeFor(moves.drop.result, moved(moves.drop.reason)),
    // A conflict of two edits is shown above the form.
    ...(save.reason !== 'stale' && {
      save: noticeFor(save.result, { done: 'The changes are saved.', refused: refusalLabels }),
    }),
    attach: noticeFor(attach.result, { done: 'The file is attached.', refused: refusalLabels }),
    'remove-file': noticeFor<RemoveFileForm>(remove.result, {
      done: (data) => (data?.wasGone ? 'The file was gone already.' : 'The file is removed.'),
      refused: refusalLabels,
    }),
  }
  // Without JavaScript the page has one result.
  const notice = last ? notices[last] : Object.values(notices).find(Boolean)
  return (
    <article>
      <title>{`${title} · Deliverables · Admin`}</title>
      <Link
        to={engagementPage(engagementId)}
        className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink"
      >
        ← The engagement
      </Link>
      <h1 className="mb-5 max-w-[32ch] text-3xl wrap-anywhere">{title}</h1>
      <ActionNotice notice={notice} className="mb-6 max-w-3xl" />
      <DeliverableFacts deliverable={deliverable} />
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-10">
          {isOpen ? (
            <ReadableForm right="engagement.manage">
              <ChangeForm key={id} form={save} deliverable={deliverable} owners={owners} opened={opened} />
            </ReadableForm>
          ) : (
            <p className="text-muted">
              {accepted ? refusalLabels.accepted : 'Nothing can be changed: the engagement is not running.'}
            </p>
          )}
          <FilesPanel files={deliverable.attached} newId={newId} attach={isOpen ? attach : null} remove={remove} />
        </div>
        <aside aria-label="State" className="grid content-start gap-10 lg:border-line lg:border-l lg:pl-8">
          {isRunning && (
            <ForRight right="engagement.manage">
              <MoveForms deliverable={deliverable} forms={moves} />
            </ForRight>
          )}
          <History history={deliverable.history} />
        </aside>
      </div>
    </article>
  )
}

export const ErrorBoundary = ({ params }: Route.ErrorBoundaryProps) => (
  <GonePage
    what="This deliverable"
    back={{ to: engagementPage(params.id), label: 'The engagement' }}
    form={formNames.deliverable(params.deliverable)}
    fields={comparedFieldsOf([])}
  />
)
