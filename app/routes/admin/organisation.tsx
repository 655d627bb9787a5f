import { redirect } from 'react-router'
import { can } from '~/auth/permissions'
import { ActionNotice } from '~/features/admin/ui/action-notice'
import { ForRight } from '~/features/admin/ui/for-right'
import { formNames } from '~/features/drafts/model'
import { findOrKeepText, openForm } from '~/features/drafts/queries.server'
import { GonePage } from '~/features/drafts/ui/gone-page'
import { listEngagementsOf } from '~/features/engagements/queries.server'
import { OrganisationEngagements } from '~/features/engagements/ui/organisation-engagements'
import { getHospitalHours } from '~/features/hospital-hours/queries.server'
import { getProvider } from '~/features/identity-providers/queries.server'
import { SignOnSummary } from '~/features/identity-providers/ui/sign-on-summary'
import { listAdmins } from '~/features/inbox/queries.server'
import { resendInvitation } from '~/features/invitations/commands.server'
import { invitationRefusals } from '~/features/invitations/model'
import { oneInvitationInput } from '~/features/invitations/schema'
import {
  addMember,
  changeOrganisation,
  mergeOrganisation,
  removeMember,
  splitOrganisation,
} from '~/features/organisations/commands.server'
import {
  fieldsOf,
  type Organisation as Opened,
  organisationPage,
  organisationRefusals,
  organisationsPage,
  type OrganisationForm as Types,
} from '~/features/organisations/model'
import { findMergedInto, getOrganisation, hasOrganisation, listMembers } from '~/features/organisations/queries.server'
import { addMemberInput, changeInput, memberInput, mergeInput, splitInput } from '~/features/organisations/schema'
import { comparedFields } from '~/features/organisations/ui/labels'
import { MergeForm } from '~/features/organisations/ui/merge-form'
import { OrganisationFacts } from '~/features/organisations/ui/organisation-facts'
import { OrganisationForm } from '~/features/organisations/ui/organisation-form'
import { OrganisationNotice } from '~/features/organisations/ui/organisation-notice'
import { People } from '~/features/organisations/ui/people'
import { SplitForm } from '~/features/organisations/ui/split-form'
import { addOrganisationNote, deleteNote, recordView } from '~/features/people/commands.server'
import { noteRefusals, type TimelineFilter } from '~/features/people/model'
import { getTimeline, listOpenItems, openNoteForm } from '~/features/people/queries.server'
import { deleteNoteInput, noteInput, timelineFilter } from '~/features/people/schema'
import { OpenItems } from '~/features/people/ui/open-items'
import { Timeline } from '~/features/people/ui/timeline'
import { useNoteForms } from '~/features/people/ui/use-note-forms'
import { useResendForm } from '~/features/people/ui/use-resend-form'
import { listThreadsOf } from '~/features/team-dialogue/queries.server'
import { OrganisationThreads } from '~/features/team-dialogue/ui/organisation-threads'
import { Link } from '~/ui/link'
import { pageFrom } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import { form, formActions } from '~/web/forms/form-actions.server'
import { revalidateUnlessRefused } from '~/web/forms/revalidate-unless-refused'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import { useNotice } from '~/web/use-notice'
import type { Route } from './+types/organisation'

export const handle: RightsHandle = {
  rights: {
    see: 'organisation.see',
    change: {
      save: 'organisation.manage',
      add: 'organisation.manage',
      remove: 'organisation.manage',
      merge: 'organisation.manage',
      split: 'organisation.manage',
      resend: 'member.invite',
      note: 'teamNote.write',
      'delete-note': 'teamNote.write',
    },
  },
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const opened = await openForm(ctx, formNames.organisation(params.id))
  // Text that was typed into one that was merged meanwhile is shown where it was typed.
  const into = opened.unsaved ? null : await findMergedInto(ctx, params.id)
  if (into) throw redirect(organisationPage(into))
  const organisation = await findOrKeepText(ctx, formNames.organisation(params.id), () =>
    getOrganisation(ctx, params.id),
  )
  const { id, name } = organisation
  await recordView(ctx, { action: 'organisation.viewed', id, name }, null)
  const query = new URL(request.url).searchParams
  const filter = timelineFilter(query)
  const [forTeam, hours, engagements, dialogue, list, provider, hasOthers, admins] = await Promise.all([
    can(ctx.actor, 'person.see') ? loadForTeam(ctx, organisation, filter) : null,
    getHospitalHours(ctx, organisation),
    listEngagementsOf(ctx, id),
    can(ctx.actor, 'thread.oversee') ? listThreadsOf(ctx, id) : null,
    listMembers(ctx, id, pageFrom(query)),
    can(ctx.actor, 'organisation.signOn') ? getProvider(ctx, id) : null,
    hasOrganisation(ctx, id),
    can(ctx.actor, 'organisation.manage') ? listAdmins(ctx) : [],
  ])
  const parts = { forTeam, hours, engagements, dialogue, list, provider, hasOthers, admins }
  return { organisation, newId: crypto.randomUUID(), opened, filter, ...parts }
}

/** The timeline and its counts take most of the page's time. */
async function loadForTeam(ctx: Ctx, organisation: Opened, filter: TimelineFilter) {
  const [open, timeline, note] = await Promise.all([
    listOpenItems(ctx, { organisation }),
    getTimeline(ctx, { organisation }, filter),
    openNoteForm(ctx, { organisation }),
  ])
  return { open, timeline, note }
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
  resend: form({ input: oneInvitationInput, run: resendInvitation, reasons: invitationRefusals }),
  note: form({
    input: noteInput,
    run: (ctx, input, { params: { id = '' } }) => addOrganisationNote(ctx, { ...input, organisation: id }),
    reasons: noteRefusals,
  }),
  'delete-note': form({
    input: deleteNoteInput,
    run: (ctx, input, { params: { id = '' } }) => deleteNote(ctx, { ...input, about: id }),
    reasons: noteRefusals,
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
    lists: ['user', 'domain', 'engagement'],
    run: async (ctx, input, { params: { id = '' } }) => {
      await splitOrganisation(ctx, { ...input, id })
      return redirect(`${organisationPage(input.newId)}?notice=split`, 303)
    },
    reasons,
  }),
})

export default function Organisation({ loaderData }: Route.ComponentProps) {
  const { organisation, newId, list, provider, hasOthers, admins, opened, forTeam, filter } = loaderData
  const { id, name, version, domains } = organisation
  const notice = useNotice()
  const forms = {
    save: useForm<Types>('save'),
    add: useForm<Types>('add'),
    remove: useForm<Types>('remove'),
    merge: useForm<Types>('merge'),
    split: useForm<Types>('split'),
  }
  const resend = useResendForm()
  const noteForms = useNoteForms()
  return (
    <article>
      <title>{`${name} · Organisations · Admin`}</title>
      <Link to={organisationsPage} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← All organisations
      </Link>
      <h1 className="mb-5 max-w-[32ch] text-4xl wrap-anywhere">{name}</h1>
      <OrganisationNotice forms={forms} notice={notice} />
      <ActionNotice notice={resend.notice} className="mb-6 max-w-3xl" />
      <OrganisationFacts organisation={organisation} hours={loaderData.hours} />
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-10">
          <People {...list} form={forms.add} remove={forms.remove} />
          <OrganisationEngagements organisationId={id} engagements={loaderData.engagements} />
          {loaderData.dialogue && <OrganisationThreads organisationId={id} {...loaderData.dialogue} />}
          {forTeam && (
            <>
              <OpenItems items={forTeam.open} resend={resend.form} hasPeople />
              <Timeline
                page={organisationPage(id)}
                timeline={forTeam.timeline}
                filter={filter}
                note={forTeam.note}
                forms={noteForms}
                hasPeople
              />
            </>
          )}
        </div>
        <ForRight right="organisation.manage">
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
            <ForRight right="organisation.signOn">
              <SignOnSummary organisationId={id} provider={provider} />
            </ForRight>
            {hasOthers && <MergeForm name={name} form={forms.merge} />}
            {list.total > 1 && (
              <SplitForm
                members={list.members}
                domains={domains}
                engagements={loaderData.engagements}
                newId={newId}
                form={forms.split}
              />
            )}
          </aside>
        </ForRight>
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
