import { and, eq, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { eventMessages, type MessageFile } from '~/db/schema/event-messages'
import { events } from '~/db/schema/events'
import { type AdminCtx, adminCommand } from '~/features/admin/commands.server'
import { getBrand } from '~/features/content/queries.server'
import { storeFile } from '~/features/uploads/commands.server'
import { fileOrphaned } from '~/features/uploads/jobs.server'
import { checkKind, checkPdf, type Upload } from '~/files/check.server'
import { cleanFileName } from '~/files/file-name'
import { type Kind, kinds, pictureKinds } from '~/files/kinds'
import type { Locale } from '~/i18n/locales'
import { Refused } from '~/lib/app-error'
import { rowId } from '~/lib/input'
import type { Ctx } from '~/web/ctx.server'
import { firstThanks } from './emails/first-thanks'
import { eventMessageHeld, eventMessageTested } from './jobs.server'
import { groupsOf, type MessageKind, type MessageRefusal, maxFiles, maxFilesBytes } from './model'
import { isTimely } from './model/timing'
import type { AnnouncementInput, MessageInput, ThanksInput, VersionInput } from './schema'
import { findInAudience, findRecipients, listOrganisations } from './sources/recipients.server'

const refused = (reason: MessageRefusal, by?: string) => new Refused(reason, by)

type EventRef = { eventId: string }
type MessageRef = EventRef & { id: string }

/** Starts a draft. The id comes from the event's page, so that a form sent twice starts one. */
export const startMessage = adminCommand(
  'event.manage',
  async (ctx, { eventId, message: id, kind }: EventRef & { message: string; kind: MessageKind }) => {
    const event = await findEvent(ctx, eventId)
    checkMayWrite(ctx, event, kind)
    const site = { brand: await getBrand(ctx), publicUrl: ctx.publicUrl }
    const [started] = await ctx.db
      .insert(eventMessages)
      .values({
        id,
        eventId: event.id,
        kind,
        groups: [groupsOf[kind][0]],
        ...(kind === 'thanks' && { texts: firstThanks(site, event) }),
        authorEmail: ctx.actor.email,
        ...changedNow(ctx),
        createdAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: eventMessages.id })
    if (started) return record(ctx, 'event-mail.started', event, { kind })
    const [existing] = await ctx.db.select().from(eventMessages).where(eq(eventMessages.id, id))
    if (existing?.eventId !== event.id || existing.kind !== kind) throw refused('exists')
  },
)

/** Stores to whom an announcement goes. Someone whom the event is not for is refused, with their address. */
export const saveAnnouncement = adminCommand(
  'event.manage',
  async (ctx, { to, people, organisations, ...ref }: AnnouncementInput & MessageRef) => {
    const { message, event } = await lockDraft(ctx, ref, 'announcement')
    const isChosen = to === 'chosen'
    const found = isChosen ? await findInAudience(ctx, event, people) : []
    const outside = people.filter((address) => found.every(({ email }) => email !== address))
    if (isChosen && outside.length > 0) throw refused('outside', outside.join(', '))
    if (isChosen && people.length + organisations.length === 0) throw refused('nobody')
    const organisationIds = isChosen ? await knownOrganisations(ctx, event, organisations) : []
    await change(ctx, message.id, { groups: [to], userIds: found.map(({ id }) => id), organisationIds })
    await record(ctx, 'event-mail.changed', event, { kind: message.kind })
  },
)

/** Stores a message to guests: to which of them, and its text in each language. */
export const saveMessage = adminCommand(
  'event.manage',
  async (ctx, { groups, organisations, texts, ...ref }: MessageInput & MessageRef) => {
    const { message, event } = await lockDraft(ctx, ref, 'message')
    const organisationIds = await knownOrganisations(ctx, event, organisations)
    await change(ctx, message.id, { groups, organisationIds, texts })
    await record(ctx, 'event-mail.changed', event, { kind: message.kind })
  },
)

/** Stores the text of a thank-you. */
export const saveThanks = adminCommand('event.manage', async (ctx, { texts, ...ref }: ThanksInput & MessageRef) => {
  const { message, event } = await lockDraft(ctx, ref, 'thanks')
  await change(ctx, message.id, { texts })
  await record(ctx, 'event-mail.changed', event, { kind: message.kind })
})

/** Adds a file to a message. It is stored before the transaction, which would stay open while it is written. */
export async function addFile(ctx: Ctx, { file, ...ref }: MessageRef & VersionInput & { file: Upload }) {
  authorize(ctx.actor, 'event.manage')
  await insertFile(ctx, { ...ref, file: await store(ctx, file) })
}

const fileKinds: readonly Kind[] = ['pdf', ...pictureKinds]

async function store(ctx: Ctx, upload: Upload): Promise<MessageFile> {
  const kind = checkKind(upload, fileKinds)
  if (kind === 'pdf') checkPdf(upload)
  const [extension] = kinds[kind].extensions
  const key = await storeFile(ctx, 'event-mails', extension, upload.bytes)
  const fileName = cleanFileName(upload.name, extension)
  return { key, fileName, mediaType: kinds[kind].mediaType, size: upload.bytes.length }
}

const insertFile = adminCommand(
  'event.manage',
  async (ctx, { file, ...ref }: MessageRef & VersionInput & { file: MessageFile }) => {
    const { message, event } = await lockDraft(ctx, ref, 'message')
    const files = [...message.files, file]
    const bytes = files.reduce((sum, { size }) => sum + size, 0)
    if (files.length > maxFiles || bytes > maxFilesBytes) throw refused('too-many-files')
    await change(ctx, message.id, { files })
    await record(ctx, 'event-mail.file-added', event, { file: file.fileName })
  },
)

export const removeFile = adminCommand(
  'event.manage',
  async (ctx, { key, ...ref }: MessageRef & VersionInput & { key: string }) => {
    const { message, event } = await lockDraft(ctx, ref, 'message')
    const removed = message.files.find((file) => file.key === key)
    if (!removed) return
    await change(ctx, message.id, { files: message.files.filter((file) => file.key !== key) })
    await ctx.jobs.enqueue(ctx.db, fileOrphaned, { key })
    await record(ctx, 'event-mail.file-removed', event, { file: removed.fileName })
  },
)

/** Mails the message to the admin alone, as a reader of this language gets it. Changes nothing, so the log has no row. */
export const testMessage = adminCommand(
  'event.manage',
  async (ctx, { locale, ...ref }: MessageRef & VersionInput & { locale: Locale }) => {
    const { message } = await lockDraft(ctx, ref)
    if (isWithoutText(message)) throw refused('no-text')
    const test = { messageId: message.id, userId: ctx.actor.userId, locale, askedAt: ctx.now.toISOString() }
    await ctx.jobs.enqueue(ctx.db, eventMessageTested, test)
  },
)

/**
 * Holds the message for the time of undo; then a job mails it. Only a draft matches, so of two admins who press at once
 * one sends it and the other is told who.
 */
export const sendMessage = adminCommand('event.manage', async (ctx, ref: MessageRef & VersionInput) => {
  const { message, event } = await lockDraft(ctx, ref)
  checkMayWrite(ctx, event, message.kind)
  if (isWithoutText(message)) throw refused('no-text')
  const { recipients } = await findRecipients(ctx, event, message)
  if (recipients.length === 0) throw refused('nobody')
  const sendAt = new Date(ctx.now.getTime() + ctx.undoSeconds * 1000)
  await change(ctx, message.id, { status: 'held', sendAt, senderEmail: ctx.actor.email })
  const job = { messageId: message.id, sendAt: sendAt.toISOString() }
  await ctx.jobs.enqueue(ctx.db, eventMessageHeld, job, { startAfter: sendAt })
  await record(ctx, 'event-mail.sent', event, { kind: message.kind, recipients: recipients.length })
})

/** Takes a message back as long as it is held: the row lock decides between this and the job. Any editor may do it. */
export const undoMessage = adminCommand('event.manage', async (ctx, { eventId, id }: MessageRef) => {
  const { message, event } = await lockMessage(ctx, { eventId, id })
  if (message.status !== 'held') throw refused('not-held')
  await change(ctx, message.id, { status: 'draft', sendAt: null, senderEmail: null })
  await record(ctx, 'event-mail.taken-back', event, { kind: message.kind })
})

export const deleteMessage = adminCommand('event.manage', async (ctx, ref: MessageRef & VersionInput) => {
  const { message, event } = await lockDraft(ctx, ref)
  await ctx.db.delete(eventMessages).where(eq(eventMessages.id, message.id))
  for (const { key } of message.files) await ctx.jobs.enqueue(ctx.db, fileOrphaned, { key })
  await record(ctx, 'event-mail.deleted', event, { kind: message.kind })
})

type EventRow = typeof events.$inferSelect

async function findEvent(ctx: Ctx, id: string): Promise<EventRow> {
  const [event] = await ctx.db
    .select()
    .from(events)
    .where(eq(events.id, rowId.parse(id)))
  if (!event) throw refused('gone')
  return event
}

/** The text of an announcement is that of the event. */
const isWithoutText = ({ kind, texts }: Pick<typeof eventMessages.$inferSelect, 'kind' | 'texts'>) =>
  kind !== 'announcement' && Object.keys(texts).length === 0

/** Members do not see a draft. */
function checkMayWrite(ctx: Ctx, event: EventRow, kind: MessageKind) {
  if (event.status === 'draft') throw refused('unpublished')
  if (!isTimely(kind, event, ctx.now)) throw refused(kind === 'thanks' ? 'not-over' : 'over')
}

/** Locks the message until the transaction ends. */
async function lockMessage(ctx: Ctx, { eventId, id }: MessageRef) {
  const [found] = await ctx.db
    .select({ message: eventMessages, event: events })
    .from(eventMessages)
    .innerJoin(events, eq(events.id, eventMessages.eventId))
    .where(and(eq(eventMessages.id, rowId.parse(id)), eq(eventMessages.eventId, rowId.parse(eventId))))
    .for('update', { of: eventMessages })
  if (!found) throw refused('gone')
  return found
}

async function lockDraft(ctx: Ctx, ref: MessageRef & VersionInput, kind?: MessageKind) {
  const found = await lockMessage(ctx, ref)
  const { message } = found
  if (kind && message.kind !== kind) throw refused('gone')
  if (message.status !== 'draft') throw refused('sent', message.senderEmail ?? undefined)
  if (message.version !== ref.version) throw refused('stale')
  return found
}

const changedNow = (ctx: Ctx) => ({ updatedAt: ctx.now })

const change = (ctx: Ctx, id: string, fields: Partial<typeof eventMessages.$inferInsert>) =>
  ctx.db
    .update(eventMessages)
    .set({ ...fields, version: sql`${eventMessages.version} + 1`, ...changedNow(ctx) })
    .where(eq(eventMessages.id, id))

/** Those among the chosen organisations that have someone whom the event is for; the others are refused. */
async function knownOrganisations(ctx: Ctx, event: EventRow, ids: string[]) {
  if (ids.length === 0) return []
  const known = new Set((await listOrganisations(ctx, event)).map(({ id }) => id))
  if (ids.some((id) => !known.has(id))) throw refused('outside')
  return [...new Set(ids)]
}

type MailAction = `event-mail.${string}`

/** Recorded on the event, whose page lists what was done. */
const record = (ctx: AdminCtx, action: MailAction, { id, title }: EventRow, details: Record<string, unknown>) =>
  ctx.record({ action, id, name: title, details })
