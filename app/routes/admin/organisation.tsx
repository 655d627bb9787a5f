import { redirect } from 'react-router'
import { listActivity } from '~/features/activity/queries.server'
import { ActionHistory } from '~/features/activity/ui/action-history'
import { formNames } from '~/features/drafts/model'
import { findOrKeepText, openForm } from '~/features/drafts/queries.server'
import { GonePage } from '~/features/drafts/ui/gone-page'
import { listAdmins } from '~/features/inbox/queries.server'
import {
  addMember,
  changeOrganisation,
  mergeOrganisation,
  removeMember,
  splitOrganisation,
} from '~/features/organisations/commands.server'
import {
  fieldsOf,
  organisationPage,
  organisationRefusals,
  organisationsPage,
  type OrganisationForm as Types,
} from '~/features/organisations/model'
import {
  getOrganisation,
  listMembers,
  listOrganisationChoices,
  listRequestsFrom,
} from '~/features/organisations/queries.server'
import { addMemberInput, changeInput, memberInput, mergeInput, splitInput } from '~/features/organisations/schema'
import { comparedFields } from '~/features/organisations/ui/labels'
import { MergeForm } from '~/features/organisations/ui/merge-form'
import { OrganisationFacts } from '~/features/organisations/ui/organisation-facts'
import { OrganisationForm } from '~/features/organisations/ui/organisation-form'
import { OrganisationNotice } from '~/features/organisations/ui/organisation-notice'
import { People } from '~/features/organisations/ui/people'
import { RequestsFrom } from '~/features/organisations/ui/requests-from'
import { SplitForm } from '~/features/organisations/ui/split-form'
import { Link } from '~/ui/link'
import { pageFrom } from '~/ui/pager'
import { form, formActions } from '~/web/forms/form-actions.server'
import { revalidateUnlessRefused } from '~/web/forms/revalidate-unless-refused'
import { useForm } from '~/web/forms/use-form'
import { getCtx } from '~/web/scope.server'
import { useNotice } from '~/web/use-notice'
import type { Route } from './+types/organisation'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const organisation = await findOrKeepText(ctx, formNames.organisation(params.id), () =>
    getOrganisation(ctx, params.id),
  )
  const { id, domains } = organisation
  const history = await listActivity(ctx, { actor: '', action: '', object: id, page: 1 })
  return {
    organisation,
    newId: crypto.randomUUID(),
    list: await listMembers(ctx, id, pageFrom(new URL(request.url).searchParams)),
    requests: await listRequestsFrom(ctx, domains),
    others: await listOrganisationChoices(ctx, id),
    admins: await listAdmins(ctx),
    opened: await openForm(ctx, formNames.organisation(id)),
    history: history.rows,
  }
}

export { clientAction, headers } from '~/web/forms/form-route'

/** An organisation that is gone can't be loaded again: the page keeps what was typed. */
export const shouldRevalidate = revalidateUnlessRefused('gone')

const reasons = organisationRefusals

export const action = formActions({
  save: form({
    input: changeInput,
    run: (ctx, input, { params: { id = '' } }) => changeOrganisation(ctx, { ...input, id }),
    reasons,
  }),
  add: form({
    input: addMemberInput,
    run: (ctx, input, { params: { id = '' } }) => addMember(ctx, { ...input, id }),
    reasons,
  }),
  remove: form({
    input: memberInput,
    run: (ctx, input, { params: { id = '' } }) => removeMember(ctx, { ...input, id }),
    reasons,
  }),
  merge: form({
    input: mergeInput,
    run: async (ctx, input, { params: { id = '' } }) => {
      const into = await mergeOrganisation(ctx, { ...input, id })
      return redirect(`${organisationPage(into.id)}?notice=merged`, 303)
    },
    reasons,
  }),
  split: form({
    input: splitInput,
    lists: ['user', 'domain'],
    run: async (ctx, input, { params: { id = '' } }) => {
      await splitOrganisation(ctx, { ...input, id })
      return redirect(`${organisationPage(input.newId)}?notice=split`, 303)
    },
    reasons,
  }),
})

export default function Organisation({ loaderData }: Route.ComponentProps) {
  const { organisation, newId, list, requests, others, admins, opened, history } = loaderData
  const { id, name, version, domains } = organisation
  const notice = useNotice()
  const forms = {
    save: useForm<Types>('save'),
    add: useForm<Types>('add'),
    remove: useForm<Types>('remove'),
    merge: useForm<Types>('merge'),
    split: useForm<Types>('split'),
  }
  return (
    <article>
      <title>{`${name} · Organisations · Admin`}</title>
      <Link to={organisationsPage} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← All organisations
      </Link>
      <h1 className="mb-5 max-w-[32ch] text-4xl wrap-anywhere">{name}</h1>
      <OrganisationNotice forms={forms} notice={notice} />
      <OrganisationFacts organisation={organisation} />
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-10">
          <People {...list} form={forms.add} remove={forms.remove} />
          <RequestsFrom requests={requests} hasDomains={domains.length > 0} />
          <ActionHistory rows={history} />
        </div>
        <aside aria-label="Change it" className="grid content-start gap-10 lg:border-line lg:border-l lg:pl-8">
          <OrganisationForm
            // Keyed by organisation, not by version, so that typed values survive when it changes meanwhile.
            key={id}
            fields={fieldsOf(organisation)}
            form={forms.save}
            opened={opened}
            admins={admins}
            submitLabel="Save changes"
            version={version}
          />
          <MergeForm name={name} others={others} form={forms.merge} />
          {list.total > 1 && <SplitForm members={list.members} domains={domains} newId={newId} form={forms.split} />}
        </aside>
      </div>
    </article>
  )
}

export const ErrorBoundary = ({ params }: Route.ErrorBoundaryProps) => (
  <GonePage
    what="This organisation"
    back={{ to: organisationsPage, label: 'All organisations' }}
    form={formNames.organisation(params.id)}
    fields={comparedFields}
  />
)
