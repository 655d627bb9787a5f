import { useForm } from '~/web/forms/use-form'
import type { ArrangeForm, DocumentForm, EditorResult } from '../model'

/** The forms of a document's page, at the address `page`. They share a fetcher key, so only the last one sent has a result. */
export function useDocumentForms(page: string) {
  const options = (form: string) => ({ key: page, action: `${page}?form=${form}` })
  const forms = {
    save: useForm<DocumentForm>('save', options('save')),
    preview: useForm<DocumentForm>('preview', options('preview')),
    publish: useForm<DocumentForm>('publish', options('publish')),
    arrange: useForm<ArrangeForm>('arrange', options('arrange')),
    unpublish: useForm<DocumentForm>('unpublish', options('unpublish')),
    discard: useForm<DocumentForm>('discard', options('discard')),
    delete: useForm<DocumentForm>('delete', options('delete')),
  }
  const settled: (EditorResult | undefined)[] = Object.values(forms).map((form) => form.settled)
  return {
    ...forms,
    isBusy: Object.values(forms).some(({ isBusy }) => isBusy),
    settled: settled.find((result) => result !== undefined),
  }
}

export type DocumentForms = ReturnType<typeof useDocumentForms>
