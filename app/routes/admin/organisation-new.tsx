import { redirect } from 'react-router'
import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { formNames } from '~/features/drafts/model'
import { openForm } from '~/features/drafts/queries.server'
import { listAdmins } from '~/features/inbox/queries.server'
import { createOrganisation } from '~/features/organisations/commands.server'
import {
  blankFields,
  organisationPage,
  organisationRefusals,
  organisationsPage,
  type OrganisationForm as Types,
} from '~/features/organisations/model'
import { createInput } from '~/features/organisations/schema'
import { refusalLabels } from '~/features/organisations/ui/labels'
import { OrganisationForm } from '~/features/organisations/ui/organisation-form'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/organisation-new'

export const handle: RightsHandle = { rights: { see: 'organisation.manage' } }

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  return {
    id: crypto.randomUUID(),
    opened: await openForm(ctx, formNames.organisation('new')),
    admins: await listAdmins(ctx),
  }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  create: form({
    input: createInput,
    run: async (ctx, input) => {
      await createOrganisation(ctx, input)
      return redirect(`${organisationPage(input.id)}?notice=created`, 303)
    },
    reasons: organisationRefusals,
  }),
})

export default function NewOrganisation({ loaderData: { id, opened, admins } }: Route.ComponentProps) {
  const create = useForm<Types>('create')
  const by = create.result?.state === 'refused' ? create.result.by : undefined
  return (
    <section className="max-w-3xl">
      <title>New organisation · Admin</title>
      <Link to={organisationsPage} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← All organisations
      </Link>
      <h1 className="mb-8 text-3xl">New organisation</h1>
      <ActionNotice notice={noticeFor(create.result, { refused: refusalLabels(by) })} className="mb-8" />
      <OrganisationForm
        fields={blankFields}
        form={create}
        opened={opened}
        admins={admins}
        submitLabel="Create organisation"
      >
        {/* A refused form keeps its id, so that sending it again makes no second organisation. */}
        <input type="hidden" name="id" value={create.values.id ?? id} />
      </OrganisationForm>
    </section>
  )
}
