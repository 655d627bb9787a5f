import { sampleNotes } from '~/features/content/sources/sample-notes'

/** The note that has a figure, as a document of this day. */
export function sampleNoteWithFigure(date: string) {
  const note = sampleNotes.find(({ figure }) => figure)
  if (!note) throw new Error('No sample note has a figure')
  const { id: _id, ...fields } = note
  return { ...fields, date }
}
