import { z } from 'zod'
import { paragraph, rowId } from '~/lib/input'
import { noteLength, type TimelineFilter, timelineKinds } from './model'

/** The id comes from the page, so that a form sent twice adds one note. */
export const noteInput = z.object({ note: z.uuid({ error: 'choice' }), text: paragraph(noteLength) })
export type NoteInput = z.infer<typeof noteInput>

export const deleteNoteInput = z.object({ note: rowId })
export type DeleteNoteInput = z.infer<typeof deleteNoteInput>

const kind = z.enum(timelineKinds)

export const timelineFilter = (query: URLSearchParams): TimelineFilter => ({
  show: kind.safeParse(query.get('show')).data ?? 'all',
  before: query.get('before') ?? '',
})
