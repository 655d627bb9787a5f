import { redirect } from 'react-router'
import { teamDialoguePage, teamThreadPage } from '~/features/dialogue/model'
import { readTopic } from '~/features/dialogue/schema'
import { listSnippets } from '~/features/message-snippets/queries.server'
import { startTeamThread } from '~/features/team-dialogue/commands.server'
import { type TeamThreadForm as Types, teamThreadRefusals } from '~/features/team-dialogue/model'
import { openNewThread } from '~/features/team-dialogue/queries.server'
import { teamStartInput } from '~/features/team-dialogue/schema'
import { NewThreadForm } from '~/features/team-dialogue/ui/new-thread-form'
import { OrganisationChoice } from '~/features/team-dialogue/ui/organisation-choice'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import { revalidateUnlessRefused } from '~/web/forms/revalidate-unless-refused'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/thread-new'

export const handle: RightsHandle = { rights: { see: 'thread.answer' } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const query = new URL(request.url).searchParams
  return {
    thread: await openNewThread(ctx, query.get('organisation')?.trim() ?? '', readTopic(query.get('about'))),
    snippets: await listSnippets(ctx),
    newId: crypto.randomUUID(),
  }
}

export { clientAction, headers } from '~/web/forms/form-route'

/** With an organisation that is gone the page can't be loaded again: the form keeps what was typed. */
export const shouldRevalidate = revalidateUnlessRefused('unknown-organisation')

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
  const { thread, snippets, newId } = loaderData
  const start = useForm<Types>('start')
  return (
    <section className="max-w-3xl">
      <title>New thread · Admin</title>
      <Link to={teamDialoguePage} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← All threads
      </Link>
      <h1 className="mb-8 text-3xl">New thread</h1>
      {thread.organisation ? (
        // Begins anew with another organisation.
        <NewThreadForm key={thread.opened.form} thread={thread} snippets={snippets} newId={newId} form={start} />
      ) : (
        <OrganisationChoice {...thread} />
      )}
    </section>
  )
}
