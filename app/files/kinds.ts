/** Kinds of files that may be uploaded. */
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

/** For `accept` of a file field: the browser offers these first. The server checks the file again. */
export const acceptOf = (allowed: readonly Kind[]) =>
  allowed.flatMap((kind) => kinds[kind].extensions.map((extension) => `.${extension}`)).join(',')

/** A decimal megabyte, as file managers show it. */
export const maxFileBytes = 20 * 1000 * 1000

/** Limit of a body with such a file and the form's other fields. */
export const maxUploadBytes = maxFileBytes + 64 * 1024
