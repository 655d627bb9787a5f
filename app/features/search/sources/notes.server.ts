import { notePath } from '~/features/notes/model'
import { listNotesFor } from '~/features/notes/queries.server'
import { fold } from '~/lib/folded-text'
import type { Ctx } from '~/web/ctx.server'
import type { Candidate } from '../model'

/** The public notes, which the content service has in memory. */
export async function listNoteCandidates(ctx: Ctx): Promise<Candidate[]> {
  const notes = await listNotesFor(ctx)
  return notes.map((note) => ({
    kind: 'note',
    id: note.id,
    title: note.title.text,
    detail: note.category?.text ?? '',
    to: notePath(note),
    text: fold(note.category?.text ?? ''),
    at: Date.parse(note.date),
  }))
}
