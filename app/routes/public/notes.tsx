import { listNotesByCategory } from '~/features/notes/queries.server'
import { NotesPage } from '~/features/notes/ui/notes-page'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/notes'

export const handle = { cache: { query: {} } }

export const loader = ({ context }: Route.LoaderArgs) => listNotesByCategory(getCtx(context))

export default function Notes({ loaderData }: Route.ComponentProps) {
  return <NotesPage {...loaderData} />
}
