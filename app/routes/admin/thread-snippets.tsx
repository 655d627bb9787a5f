import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { ListEmpty } from '~/features/admin/ui/list-page'
import { teamDialoguePage } from '~/features/dialogue/model'
import { addSnippet, changeSnippet, deleteSnippet } from '~/features/message-snippets/commands.server'
import { snippetRefusals as reasons, type SnippetForm as Types } from '~/features/message-snippets/model'
import { listSnippets } from '~/features/message-snippets/queries.server'
import { addSnippetInput, changeSnippetInput, deleteSnippetInput } from '~/features/message-snippets/schema'
import { refusalLabels } from '~/features/message-snippets/ui/labels'
import { SnippetForm } from '~/features/message-snippets/ui/snippet-form'
import { SnippetItem } from '~/features/message-snippets/ui/snippet-item'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import { revalidateUnlessRefused } from '~/web/forms/revalidate-unless-refused'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/thread-snippets'

export const handle: RightsHandle = { rights: { see: 'thread.answer' } }

export const loader = async ({ context }: Route.LoaderArgs) => ({
  snippets: await listSnippets(getCtx(context)),
  newId: crypto.randomUUID(),
})

export { clientAction, headers } from '~/web/forms/form-route'

/** A snippet that is gone takes its form with it: the page keeps what was typed, and the reason. */
export const shouldRevalidate = revalidateUnlessRefused('gone')

export const action = formActions({
  add: form({ input: addSnippetInput, run: addSnippet, reasons }),
  change: form({ input: changeSnippetInput, run: changeSnippet, reasons }),
  delete: form({ input: deleteSnippetInput, run: deleteSnippet, reasons }),
})

export default function Snippets({ loaderData: { snippets, newId } }: Route.ComponentProps) {
  const add = useForm<Types>('add')
  const id = add.values.id ?? newId
  // Without JavaScript the result of a snippet that is gone has no place in the list.
  const change = useForm<Types>('change')
  const isGone = change.reason === 'gone' && snippets.every((snippet) => snippet.id !== change.values.id)
  return (
    <section className="max-w-5xl">
      <title>Snippets · Dialogue · Admin</title>
      <Link to={teamDialoguePage} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← All threads
      </Link>
      <h1 className="text-3xl">Snippets</h1>
      <p className="mt-2 mb-8 max-w-[60ch] text-muted">
        Texts that the team uses again and again, to be inserted into a message in the reader’s language. Without a text
        in a language, the English one is inserted.
      </p>
      <ActionNotice
        notice={
          isGone
            ? noticeFor(change.settled, { failedTitle: 'Not saved', refused: refusalLabels })
            : noticeFor(add.settled, { done: 'The snippet is added.', refused: refusalLabels })
        }
        className="mb-8 max-w-3xl"
      />
      {snippets.length === 0 && <ListEmpty title="No snippets yet.">Add the first one below.</ListEmpty>}
      {snippets.length > 0 && (
        <ul className="border-line border-t">
          {snippets.map((snippet) => (
            <li key={snippet.id} className="border-line border-b">
              <SnippetItem snippet={snippet} />
            </li>
          ))}
        </ul>
      )}
      <h2 className="mt-12 mb-4 text-xl">New snippet</h2>
      <SnippetForm
        key={add.resetKey}
        form={add}
        snippet={{ id, name: '', texts: {}, version: 0 }}
        submitLabel="Add snippet"
        isNew
      />
    </section>
  )
}
