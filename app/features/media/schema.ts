import { z } from 'zod'
import type { Upload } from '~/files/check.server'
import { searchText } from '~/lib/search-text'
import { pageFrom } from '~/ui/pager'
import { type PictureFilter, pictureSorts } from './model'

export const addPictureInput = z.object({
  file: z.custom<Upload>((value) => value !== undefined, { error: 'required' }),
})

export const deletePictureInput = z.object({ id: z.guid({ error: 'choice' }) })

export type AddPicture = z.infer<typeof addPictureInput>
export type DeletePicture = z.infer<typeof deletePictureInput>

/** The filter in an address; anything invalid is its default. */
export const pictureFilter = (query: URLSearchParams): PictureFilter => ({
  q: searchText(query.get('q')),
  sort: pictureSorts.find((sort) => sort === query.get('sort')) ?? 'newest',
  page: pageFrom(query),
})
