import { redirect } from 'react-router'
import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { createEngagement } from '~/features/engagements/commands.server'
import { type EngagementForm, engagementPage, engagementRefusals, engagementsPage } from '~/features/engagements/model'
import { createInput } from '~/features/engagements/schema'
import { offeringOptions, refusalLabels } from '~/features/engagements/ui/labels'
import { getOrganisation } from '~/features/organisations/queries.server'
import { OrganisationField } from '~/features/organisations/ui/organisation-field'
import { Button } from '~/ui/button'
import { SelectField } from '~/ui/field'
import { Link } from '~/ui/link'
import { Form } from '~/web/forms/form'
import { form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/engagement-new'

export const handle: RightsHandle = { rights: { see: 'engagement.manage' } }

/** `?organisation=` is the id of the one for which it is made. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('organisation')
  const chosen = id ? await getOrganisation(getCtx(context), id) : null
  return { id: crypto.randomUUID(), organisation: chosen && { id: chosen.id, name: chosen.name } }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  create: form({
    input: createInput,
    run: async (ctx, input) => {
      await createEngagement(ctx, input)
      return redirect(`${engagementPage(input.id)}?notice=created`, 303)
    },
    reasons: engagementRefusals,
  }),
})

export default function NewEngagement({ loaderData: { id, organisation } }: Route.ComponentProps) {
  const create = useForm<EngagementForm>('create')
  const { reason } = create
  const isOfField = reason === 'unknown-organisation' || reason === 'several-organisations'
  const ofField = !organisation && isOfField ? reason : undefined
  return (
    <section className="max-w-2xl">
      <title>New engagement · Admin</title>
      <Link to={engagementsPage} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← All engagements
      </Link>
      <h1 className="mb-8 text-3xl wrap-anywhere">
        {organisation ? `New engagement for ${organisation.name}` : 'New engagement'}
      </h1>
      {!ofField && <ActionNotice notice={noticeFor(create.result, { refused: refusalLabels })} className="mb-8" />}
      <Form form={create} aria-label="New engagement" className="grid gap-5">
        {/* A refused form keeps its id, so that sending it again makes no second draft. */}
        <input type="hidden" name="id" value={create.values.id ?? id} />
        {organisation ? (
          <input type="hidden" name="organisation" value={organisation.id} />
        ) : (
          <OrganisationField
            label="Organisation"
            hint="A part of its name, or one of its domains."
            required
            {...create.field('organisation')}
            {...(ofField && { error: refusalLabels[ofField] })}
          />
        )}
        <SelectField
          label="Program and level"
          required
          placeholder="Choose one"
          options={offeringOptions}
          {...create.field('offering')}
        />
        <Button type="submit" busy={create.isBusy} busyLabel="Creating..." className="justify-self-start">
          Create draft
        </Button>
      </Form>
    </section>
  )
}
