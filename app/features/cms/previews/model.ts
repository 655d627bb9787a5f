/** The part of an address that asks for one. It means something to admins only. */
export const previewParameter = 'preview'

export const previewOf = (page: string, id: string) => `${page}?${new URLSearchParams({ [previewParameter]: id })}`
