import { eq } from 'drizzle-orm'
import { insights } from '~/db/schema/insights'
import { media } from '~/db/schema/media'
import { defineJob, handle } from '~/jobs/jobs.server'
import type { Ctx } from '~/web/ctx.server'

/** A file may be without a row: its upload came to nothing, or what it belonged to is gone. */
export const fileOrphaned = defineJob<{ key: string }>('file.orphaned')

/** Deletes a file that no row names. Files are never moved from one row to another, so it stays unneeded. */
export const deleteOrphanedFile = (ctx: Ctx) =>
  handle(fileOrphaned, async ({ key }) => {
    const isItem = await ctx.db.$count(insights, eq(insights.fileKey, key))
    const isPicture = await ctx.db.$count(media, eq(media.fileKey, key))
    if (!isItem && !isPicture) await ctx.files.delete(key)
  })
