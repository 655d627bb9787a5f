import { asc, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { authorize } from '~/auth/permissions'
import { contentDocuments } from '~/db/schema/documents'
import { media } from '~/db/schema/media'
import { AppError } from '~/lib/app-error'
import { pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import { type ListedPicture, type PictureFilter, pictureAddress } from './model'

const { type, published, draft } = contentDocuments
// With the table's name: a document has an id too.
const address = sql`${pictureAddress('')}::text || ${media}.id`

/** The documents that contain a picture's address, published or as a draft. */
export const documentsShowing = sql`${contentDocuments} where strpos(concat_ws(' ', ${published}::text, ${draft}::text), ${address}) > 0`

/** Pictures whose name or uploader contains `q`, by default the latest first. */
export async function listPictures(ctx: Ctx, { q, sort, page: requestedPage }: PictureFilter) {
  authorize(ctx.actor, 'content.list')
  const { id, fileName, size, width, height, uploadedBy, createdAt } = media
  const searchedText = sql`concat_ws(' ', ${fileName}, ${uploadedBy})`
  const condition = q ? sql`strpos(lower(${searchedText}), lower(${q})) > 0` : undefined
  const total = await ctx.db.$count(media, condition)
  const { page, offset } = pageOf(total, requestedPage)
  const order = { newest: desc(createdAt), name: asc(sql`lower(${fileName})`), largest: desc(size) }
  const rows: ListedPicture[] = await ctx.db
    .select({
      id,
      fileName,
      size,
      width,
      height,
      uploadedBy,
      createdAt,
      usedIn: sql<string[]>`array(select distinct ${type}::text from ${documentsShowing} order by 1)`,
    })
    .from(media)
    .where(condition)
    .orderBy(order[sort], desc(id))
    .limit(pageSize)
    .offset(offset)
  return { rows, total, page }
}

/** Without authorization: pictures are for public pages. */
export async function getPicture(ctx: Ctx, id: string) {
  const isId = z.guid().safeParse(id).success
  const [picture] = isId ? await ctx.db.select().from(media).where(eq(media.id, id)) : []
  if (!picture) throw new AppError('not-found', 'media.unknown')
  const { fileKey, mediaType, size } = picture
  if (!(await ctx.files.has(fileKey))) throw new Error(`the file ${fileKey} of the picture ${id} is gone`)
  return { mediaType, size, stream: ctx.files.read(fileKey) }
}
