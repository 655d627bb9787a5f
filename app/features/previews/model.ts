import type { DocumentType } from '~/features/document-fields/model'

/** Whose draft a page shows. */
export type Preview = { id: string; type: DocumentType; name: string; isDraft: boolean }

/** The part of an address that asks for one. It means something to admins only. */
export const previewParameter = 'preview'

export const previewOf = (page: string, id: string) => `${page}?${new URLSearchParams({ [previewParameter]: id })}`
