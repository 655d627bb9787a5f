import { eq, sql } from 'drizzle-orm'
import { deliverableFiles } from '~/db/schema/deliverables'
import { eventMaterials } from '~/db/schema/event-materials'
import { eventMessages } from '~/db/schema/event-messages'
import { insights } from '~/db/schema/insights'
import { media } from '~/db/schema/media'
import { dataExports } from '~/db/schema/personal-data'
import { threadFiles } from '~/db/schema/threads'
import { defineJob, handle } from '~/jobs/jobs.server'
import type { Ctx } from '~/web/ctx.server'

/** A stored file may have no row: its upload failed, or its row was deleted. */
export const fileOrphaned = defineJob<{ key: string }>('file.orphaned')

/** Deletes the file if no row refers to it. A key is never reused, so no row can refer to it later. */
export const deleteOrphanedFile = handle(fileOrphaned, async (ctx: Ctx, { key }) => {
  const isItem = await ctx.db.$count(insights, eq(insights.fileKey, key))
  const isPicture = await ctx.db.$count(media, eq(media.fileKey, key))
  const isCopy = await ctx.db.$count(dataExports, eq(dataExports.fileKey, key))
  const isMaterial = await ctx.db.$count(eventMaterials, eq(eventMaterials.fileKey, key))
  const isOfDeliverable = await ctx.db.$count(deliverableFiles, eq(deliverableFiles.fileKey, key))
  const isInThread = await ctx.db.$count(threadFiles, eq(threadFiles.fileKey, key))
  const isInMessage = await ctx.db.$count(
    eventMessages,
    sql`${eventMessages.files} @> ${JSON.stringify([{ key }])}::jsonb`,
  )
  const isUsed = isItem || isPicture || isCopy || isMaterial || isOfDeliverable || isInThread || isInMessage
  if (!isUsed) await ctx.files.delete(key)
})

export const uploadJobs = [deleteOrphanedFile]
