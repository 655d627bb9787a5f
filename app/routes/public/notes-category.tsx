import { listNotesByCategory } from '~/features/notes/queries.server'
import { NotesPage } from '~/features/notes/ui/notes-page'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/notes-category'

export const handle = { cache: { query: {} } }

export const loader = ({ context, params }: Route.LoaderArgs) => listNotesByCategory(getCtx(context), params.category)

export default function NotesCategory({ loaderData }: Route.ComponentProps) {
  return <NotesPage {...loaderData} />
}
