/** What may be uploaded, by how its name ends. */
export const kinds = {
  png: { extensions: ['png'], mediaType: 'image/png' },
  jpeg: { extensions: ['jpg', 'jpeg'], mediaType: 'image/jpeg' },
  webp: { extensions: ['webp'], mediaType: 'image/webp' },
  avif: { extensions: ['avif'], mediaType: 'image/avif' },
  pdf: { extensions: ['pdf'], mediaType: 'application/pdf' },
} as const

export type Kind = keyof typeof kinds
export type PictureKind = Exclude<Kind, 'pdf'>

export const pictureKinds: readonly PictureKind[] = ['png', 'jpeg', 'webp', 'avif']

/** For `accept` of a file field: the browser offers these first. What comes is checked all the same. */
export const acceptOf = (allowed: readonly Kind[]) =>
  allowed.flatMap((kind) => kinds[kind].extensions.map((extension) => `.${extension}`)).join(',')

/** In bytes; as file managers count, so that a person can tell by looking. */
export const maxFileBytes = 20 * 1000 * 1000

/** A body with such a file and the form's other fields. */
export const maxUploadBytes = maxFileBytes + 64 * 1024
