import type { documentType } from '~/db/schema/documents'

/** The document whose draft a page shows. */
export type Preview = { id: string; type: (typeof documentType.enumValues)[number]; name: string; isDraft: boolean }
