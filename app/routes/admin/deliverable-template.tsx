import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import {
  templateRefusals as reasons,
  type TemplateForm,
  templatePage,
} from '~/features/deliverables/model/template-form'
import { getTemplate } from '~/features/deliverables/queries.server'
import { removeItemInput, restoreInput, templateItemInput } from '~/features/deliverables/schema'
import {
  editTemplate,
  removeTemplateItem,
  restoreTemplate,
} from '~/features/deliverables/sources/template-commands.server'
import { AddItem, TemplateItemForm } from '~/features/deliverables/ui/template-item-form'
import { templateRefusalLabels } from '~/features/deliverables/ui/template-labels'
import { engagementsPage } from '~/features/engagements/model'
import { engagementPrograms, programNames } from '~/lib/engagement-programs'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/deliverable-template'

export const handle: RightsHandle = { rights: { see: 'engagement.manage' } }

export const loader = ({ params, context }: Route.LoaderArgs) => getTemplate(getCtx(context), params.program)

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'
export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

/** The loader has refused an address that names no program. */
const programOf = ({ program }: { program?: string }) => engagementPrograms.find((each) => each === program) ?? 'visits'

export const action = formActions({
  save: form({
    input: templateItemInput,
    lists: ['tiers'],
    run: (ctx, input, { params }) => editTemplate(ctx, { ...input, program: programOf(params) }),
    reasons,
  }),
  remove: form({
    input: removeItemInput,
    run: (ctx, input, { params }) => removeTemplateItem(ctx, { ...input, program: programOf(params) }),
    reasons,
  }),
  restore: form({
    input: restoreInput,
    run: (ctx, input, { params }) => restoreTemplate(ctx, { ...input, program: programOf(params) }),
    reasons,
  }),
})

export default function DeliverableTemplate({
  loaderData: { program, items, version, isEdited, newKey },
}: Route.ComponentProps) {
  const remove = useForm<TemplateForm>('remove')
  const restore = useForm<TemplateForm>('restore')
  const notice =
    noticeFor(remove.result, { done: 'The item is removed.', refused: templateRefusalLabels }) ??
    noticeFor(restore.result, { done: 'The template is as it was at first.', refused: templateRefusalLabels })
  return (
    <section className="max-w-4xl">
      <title>{`${programNames[program]} · Templates · Admin`}</title>
      <Link to={engagementsPage} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← All engagements
      </Link>
      <h1 className="mb-3 text-3xl">Template: {programNames[program]}</h1>
      <p className="mb-6 max-w-[65ch] text-muted">
        What an engagement of this program begins with. Engagements that have started keep the deliverables they have.
      </p>
      <nav aria-label="Templates" className="mb-6 flex flex-wrap gap-x-5">
        {engagementPrograms.map((each) => (
          <Link
            key={each}
            to={templatePage(each)}
            aria-current={each === program ? 'page' : undefined}
            className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
          >
            {programNames[each]}
          </Link>
        ))}
      </nav>
      <ActionNotice notice={notice} className="mb-6" />
      <ul>
        {items.map((item) => (
          <TemplateItemForm key={item.key} {...{ item, items, program, version, remove }} />
        ))}
      </ul>
      <AddItem {...{ items, program, version, newKey }} />
      {isEdited && (
        <div className="mt-10">
          <ConfirmButton
            form={restore}
            fields={{ version: String(version) }}
            label="Restore the first template"
            question="Restore the first template?"
            confirm="Restore"
          >
            All changes to this template are lost. Engagements that have started stay as they are.
          </ConfirmButton>
        </div>
      )}
    </section>
  )
}
