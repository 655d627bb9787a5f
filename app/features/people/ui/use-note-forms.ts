import { useForm } from '~/web/forms/use-form'
import type { NoteForm } from '../model'

/** The forms of a timeline. They share a key, so that only the last one sent has a result. */
export function useNoteForms() {
  const key = 'notes of the team'
  return { note: useForm<NoteForm>('note', { key }), 'delete-note': useForm<NoteForm>('delete-note', { key }) }
}

export type NoteForms = ReturnType<typeof useNoteForms>
