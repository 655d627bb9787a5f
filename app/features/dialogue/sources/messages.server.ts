import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import { threadFiles, threadMessages } from '~/db/schema/threads'
import { users } from '~/db/schema/users'
import { dateFormat } from '~/i18n/date-format'
import { formatTags } from '~/i18n/locales'
import { homeZone } from '~/lib/home-zone'
import type { Ctx } from '~/web/ctx.server'
import { type MessagePage, messagesPerPage, type ThreadFile, threadFilePath } from '../model'
import type { ThreadRow } from './threads.server'

const writtenTime = {
  timeZone: homeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

/** The latest messages, or those before a number, the oldest first. For a caller who may read the thread. */
export async function readMessages(ctx: Ctx, thread: ThreadRow, before?: number): Promise<MessagePage> {
  const { db, actor, locale } = ctx
  const rows = await db
    .select()
    .from(threadMessages)
    .where(and(eq(threadMessages.threadId, thread.id), before ? lt(threadMessages.number, before) : undefined))
    .orderBy(desc(threadMessages.number))
    .limit(messagesPerPage)
  const files = await listFiles(
    ctx,
    thread.id,
    rows.map(({ id }) => id),
  )
  const names = await findNames(
    ctx,
    rows.flatMap(({ mentions }) => mentions),
  )
  const format = dateFormat(formatTags[locale], writtenTime)
  const messages = rows
    .toReversed()
    .map(({ id, number, authorId, authorName, isFromTeam, body, via, mentions, createdAt }) => ({
      ...{ id, number, isFromTeam, body, isByMail: via === 'mail' },
      author: authorName,
      isOwn: authorId !== null && authorId === actor?.userId,
      at: format.format(createdAt),
      sentAt: createdAt.toISOString(),
      mentioned: mentions.flatMap((mentioned) => names.get(mentioned) ?? []),
      files: files.get(id) ?? [],
    }))
  const first = messages[0]?.number ?? 1
  const isLatest = (messages.at(-1)?.number ?? 0) >= thread.messageCount
  return { messages, earlier: first > 1 ? first : null, isLatest }
}

async function listFiles({ db }: Ctx, threadId: string, messageIds: string[]): Promise<Map<string, ThreadFile[]>> {
  if (messageIds.length === 0) return new Map()
  const { id, messageId, fileName, size } = threadFiles
  const rows = await db
    .select({ id, messageId, fileName, size })
    .from(threadFiles)
    .where(inArray(messageId, messageIds))
    .orderBy(asc(fileName))
  const files = rows.map(({ messageId, ...file }) => ({ messageId, ...file, href: threadFilePath(threadId, file.id) }))
  return Map.groupBy(files, (file) => file.messageId)
}

/** Names of those who were mentioned; an account that was removed has none. */
async function findNames({ db }: Ctx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { id, name } = users
  const rows = await db.select({ id, name }).from(users).where(inArray(id, ids))
  return new Map(rows.filter((row) => row.name).map((row) => [row.id, row.name]))
}
