import type { EditedType } from '~/db/schema/documents'

/** The document whose draft a page shows. */
export type Preview = { id: string; type: EditedType; name: string; isDraft: boolean }
