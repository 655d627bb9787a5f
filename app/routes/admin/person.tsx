import { redirect, useActionData } from 'react-router'
import { ActionNotice } from '~/features/admin/ui/action-notice'
import { formNames } from '~/features/drafts/model'
import { findOrKeepText } from '~/features/drafts/queries.server'
import { GonePage } from '~/features/drafts/ui/gone-page'
import { resendInvitation } from '~/features/invitations/commands.server'
import { invitationRefusals } from '~/features/invitations/model'
import { oneInvitationInput } from '~/features/invitations/schema'
import { useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import { useCan } from '~/features/members/ui/use-can'
import { addPersonNote, deleteNote, recordPersonView } from '~/features/people/commands.server'
import { noteRefusals, type PersonRef, personPage } from '~/features/people/model'
import {
  existing,
  getApplicant,
  getLastSeen,
  getTimeline,
  listOpenItems,
  openNoteForm,
} from '~/features/people/queries.server'
import { deleteNoteInput, noteInput, timelineFilter } from '~/features/people/schema'
import { noteFields } from '~/features/people/ui/labels'
import { OpenItems } from '~/features/people/ui/open-items'
import { PersonActions } from '~/features/people/ui/person-actions'
import { PersonFacts } from '~/features/people/ui/person-facts'
import { Timeline } from '~/features/people/ui/timeline'
import { useNoteForms } from '~/features/people/ui/use-note-forms'
import { useResendForm } from '~/features/people/ui/use-resend-form'
import {
  erasePersonByAdmin,
  keepPersonByAdmin,
  liftRestriction,
  restrictPerson,
} from '~/features/personal-data/commands.server'
import { erasureRefusals } from '~/features/personal-data/model'
import { getPersonLimits } from '~/features/personal-data/queries.server'
import { nothingInput } from '~/features/personal-data/schema'
import { PersonRights } from '~/features/personal-data/ui/person-rights'
import { removeUser } from '~/features/users/commands.server'
import { type UserForm, usersPage } from '~/features/users/model'
import { getUser, getUserStats } from '~/features/users/queries.server'
import { userNotice } from '~/features/users/ui/labels'
import { AppError } from '~/lib/app-error'
import { Link } from '~/ui/link'
import type { Ctx } from '~/web/ctx.server'
import { form, formActions } from '~/web/forms/form-actions.server'
import type { FormResult } from '~/web/forms/form-result'
import { revalidateUnlessRefused } from '~/web/forms/revalidate-unless-refused'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/person'
import { lookUpPersonOnce } from './look-up-person.server'
import { userForms } from './user-forms.server'
import { userRights } from './user-rights'

export const handle: RightsHandle = {
  rights: {
    see: 'person.see',
    change: {
      ...userRights,
      erase: 'person.erase',
      keep: 'person.erase',
      restrict: 'person.restrict',
      lift: 'person.restrict',
      resend: 'member.invite',
      note: 'teamNote.write',
      'delete-note': 'teamNote.write',
    },
  },
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const person = await findOrKeepText(ctx, formNames.teamNote(params.id), async () =>
    existing(await lookUpPersonOnce(context, params.id)),
  )
  const { id, userId, email, name } = person
  if (id !== params.id) throw redirect(personPage(id))
  await recordPersonView(ctx, person, null)
  const filter = timelineFilter(new URL(request.url).searchParams)
  const [account, open, timeline, limits, note] = await Promise.all([
    loadAccount(ctx, person),
    listOpenItems(ctx, { person }),
    getTimeline(ctx, { person }, filter),
    getPersonLimits(ctx, email),
    openNoteForm(ctx, { person }),
  ])
  const isSelf = userId === ctx.actor?.userId
  return { person: { id, email, name }, ...account, isSelf, open, timeline, filter, limits, note }
}

/** Of someone without an account, what they have asked for instead. */
async function loadAccount(ctx: Ctx, { userId, email }: PersonRef) {
  const [user, lastSeen] = userId
    ? await Promise.all([getUser(ctx, userId), getLastSeen(ctx, userId)])
    : [undefined, null]
  const applicant = user ? null : await getApplicant(ctx, email)
  const isLastOwner = user?.adminRole === 'owner' && (await getUserStats(ctx)).owners === 1
  return { user, lastSeen, applicant, isLastOwner }
}

export { clientAction, headers } from '~/web/forms/form-route'

/** Someone who is gone can't be loaded again: the page keeps what was typed. */
export const shouldRevalidate = revalidateUnlessRefused('gone')

const onPerson = (run: (ctx: Ctx, input: { person: string }) => Promise<void>) =>
  form({
    input: nothingInput,
    run: (ctx, _input, { params: { id = '' } }) => run(ctx, { person: id }),
    reasons: erasureRefusals,
  })

export const action = formActions({
  ...userForms,
  // Their page ends with the account.
  remove: form({
    ...userForms.remove,
    run: async (ctx, input, { params }) => {
      if (input.user !== params.id) throw new AppError('not-found', 'people.unknown')
      await removeUser(ctx, input)
      return redirect(`${usersPage({})}?notice=removed`, 303)
    },
  }),
  erase: onPerson(erasePersonByAdmin),
  keep: onPerson(keepPersonByAdmin),
  restrict: onPerson(restrictPerson),
  lift: onPerson(liftRestriction),
  resend: form({ input: oneInvitationInput, run: resendInvitation, reasons: invitationRefusals }),
  note: form({
    input: noteInput,
    run: (ctx, input, { params: { id = '' } }) => addPersonNote(ctx, { ...input, person: id }),
    reasons: noteRefusals,
  }),
  'delete-note': form({
    input: deleteNoteInput,
    run: (ctx, input, { params: { id = '' } }) => deleteNote(ctx, { ...input, about: id }),
    reasons: noteRefusals,
  }),
})

const rightsForms = ['erase', 'keep', 'restrict', 'lift']

export default function Person({ loaderData }: Route.ComponentProps) {
  const { person, user, lastSeen, applicant, isSelf, isLastOwner, open, timeline, filter, note, limits } = loaderData
  const { id, name, email } = person
  // The result of a form that was sent without JavaScript; with it, a toast shows the result.
  const posted = useActionData<FormResult<UserForm>>()
  const mailLeaves = useMailLeaves()
  const resend = useResendForm()
  const canManageAdmins = useCan('admin.manage')
  const forms = useNoteForms()
  const isOfUser = posted && ![...rightsForms, 'note', 'delete-note', 'resend'].includes(posted.form)
  return (
    <article>
      <title>{`${name || email} · People · Admin`}</title>
      <Link to={usersPage({})} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← All users
      </Link>
      <h1 className="mb-5 max-w-[32ch] text-4xl wrap-anywhere">{name || email}</h1>
      <ActionNotice notice={isOfUser ? userNotice(posted, mailLeaves) : resend.notice} className="mb-6 max-w-3xl" />
      <PersonFacts email={email} user={user} lastSeen={lastSeen} applicant={applicant} />
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-10">
          <OpenItems items={open} resend={resend.form} />
          <Timeline page={personPage(id)} timeline={timeline} filter={filter} note={note} forms={forms} />
        </div>
        <aside aria-label="Account" className="grid content-start gap-10 lg:border-line lg:border-l lg:pl-8">
          {user && <PersonActions key={id} user={user} isSelf={isSelf} isLastOwner={isLastOwner} />}
          {(canManageAdmins || !user?.adminRole) && <PersonRights key={`rights ${id}`} {...limits} />}
        </aside>
      </div>
    </article>
  )
}

export const ErrorBoundary = ({ params }: Route.ErrorBoundaryProps) => (
  <GonePage
    what="This person"
    back={{ to: usersPage({}), label: 'All users' }}
    form={formNames.teamNote(params.id)}
    fields={noteFields}
  />
)
