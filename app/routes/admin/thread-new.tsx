import { redirect } from 'react-router'
import { teamDialoguePage, teamThreadPage } from '~/features/dialogue/model'
import { formNames } from '~/features/drafts/model'
import { openForm } from '~/features/drafts/queries.server'
import { listSnippets } from '~/features/message-snippets/queries.server'
import { startTeamThread } from '~/features/team-dialogue/commands.server'
import { type TeamThreadForm as Types, teamThreadRefusals } from '~/features/team-dialogue/model'
import { getOrganisationName } from '~/features/team-dialogue/queries.server'
import { teamStartInput } from '~/features/team-dialogue/schema'
import { NewThreadForm } from '~/features/team-dialogue/ui/new-thread-form'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/thread-new'

export const handle: RightsHandle = { rights: { see: 'thread.answer' } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  return {
    organisation: await getOrganisationName(ctx, new URL(request.url).searchParams.get('organisation') ?? ''),
    snippets: await listSnippets(ctx),
    opened: await openForm(ctx, formNames.thread('new')),
    newId: crypto.randomUUID(),
  }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  start: form({
    input: teamStartInput,
    file: 'file',
    run: async (ctx, input) => {
      await startTeamThread(ctx, input)
      return redirect(teamThreadPage(input.id), 303)
    },
    reasons: teamThreadRefusals,
  }),
})

export default function NewThread({ loaderData }: Route.ComponentProps) {
  const start = useForm<Types>('start')
  return (
    <section className="max-w-3xl">
      <title>New thread · Admin</title>
      <Link to={teamDialoguePage} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← All threads
      </Link>
      <h1 className="mb-8 text-3xl">New thread</h1>
      <NewThreadForm {...loaderData} form={start} />
    </section>
  )
}
