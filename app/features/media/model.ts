/** A picture as those who look after the content find it. */
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

/** Where a picture is. What stands there never changes: another picture has another address. */
export const pictureAddress = (id: string) => `/media/${id}`

export const picturesPage = '/admin/content/pictures'
