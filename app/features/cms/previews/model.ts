/** Query parameter with the id of the document to preview. Ignored for everyone but admins. */
export const previewParameter = 'preview'

export const previewOf = (page: string, id: string) => `${page}?${new URLSearchParams({ [previewParameter]: id })}`
