/** A picture as admins see it. */
export type ListedPicture = {
  id: string
  fileName: string
  /** In bytes. */
  size: number
  width: number
  height: number
  uploadedBy: string
  createdAt: Date
  /** The types of the documents that show it, published or as a draft. */
  usedIn: string[]
}

export const pictureSorts = ['newest', 'name', 'largest'] as const
export type PictureFilter = { q: string; sort: (typeof pictureSorts)[number]; page: number }

export const picturesPage = '/admin/content/pictures'

/** Why a picture is not deleted: a document shows it. */
export const pictureRefusals = ['used'] as const
export type PictureRefusal = (typeof pictureRefusals)[number]

export type UploadedPicture = Pick<ListedPicture, 'id' | 'fileName'>
export type UploadForm = { data: UploadedPicture; reason: never }
export type DeleteForm = { data: undefined; reason: PictureRefusal }

/** The content at an address never changes: another picture has another id. */
export const pictureAddress = (id: string) => `/media/${id}`
