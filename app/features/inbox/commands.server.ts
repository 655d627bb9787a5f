import { and, eq, gt, inArray, isNotNull, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { adminsWith } from '~/auth/permissions'
import { chatConversations, chatMessages } from '~/db/schema/chat-messages'
import { circleRequestDigest, circleRequests } from '~/db/schema/circle-requests'
import { contactRequests } from '~/db/schema/contact-requests'
import { inboxAnswers } from '~/db/schema/inbox'
import { userAccessLevels, users } from '~/db/schema/users'
import { type AdminCtx, adminCommand, changeEach, chosenRows } from '~/features/admin/commands.server'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { inboxAnswered } from './jobs.server'
import { type CircleOutcome, type HandledKind, type InboxRefusal, type ItemRef, isAnswered, isHandled } from './model'
import { listMatchingItems } from './queries.server'
import {
  type AnswerInput,
  type AssignChosenInput,
  type AssignInput,
  type ChosenItems,
  type CloseChosenInput,
  type CloseInput,
  inboxFilter,
} from './schema'

type Handling = ItemRef & { kind: HandledKind }

/** The same table under a second name, to compare a request with the others. */
const other = alias(circleRequests, 'other')

const tables = { contact: contactRequests, circles: circleRequests, chat: chatConversations } as const
const refused = (reason: InboxRefusal) => new Refused(reason)

/** A command on one item; its row is locked until the transaction ends. */
const itemCommand = <Input extends { item: ItemRef }>(
  run: (ctx: AdminCtx, row: LockedItem, input: Input) => Promise<void>,
) => adminCommand('inbox.answer', async (ctx, input: Input) => run(ctx, await lockItem(ctx, input.item), input))

/** A command on each of the chosen items. One that refuses is skipped, as it would be refused by itself. */
const chosenItemsCommand = <Input extends ChosenItems>(
  change: (ctx: AdminCtx, row: LockedItem, input: Input) => Promise<void>,
) =>
  adminCommand('inbox.answer', async (ctx, input: Input) => {
    const chosen = await chosenRows(input.item, input, (query) => listMatchingItems(ctx, inboxFilter(query)))
    // In one order, so that two bulk commands do not wait for each other.
    const inOrder = chosen.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    return changeEach(inOrder, async (ref) => change(ctx, await lockItem(ctx, ref), input))
  })

type LockedItem = Handling & { name: string; assignedTo: string | null; doneAt: Date | null; doneBy: string | null }

async function lockItem(ctx: Ctx, { kind, id }: ItemRef): Promise<LockedItem> {
  if (!isHandled(kind)) throw refused('gone')
  const table = tables[kind]
  const name = kind === 'chat' ? sql<string>`'A visitor in the chat'` : nameOf(tables[kind])
  const [row] = await ctx.db
    .select({ name, assignedTo: table.assignedTo, doneAt: table.doneAt, doneBy: table.doneBy })
    .from(table)
    .where(eq(table.id, id))
    .for('update')
  if (!row) throw refused('gone')
  return { kind, id, ...row }
}

const nameOf = ({ name, email }: typeof contactRequests | typeof circleRequests): SQL<string> =>
  sql<string>`${name} || ' <' || ${email} || '>'`

/** Assigns an item to an admin, or to nobody. Refused if the assignee changed after the page was loaded. */
export const assignItem = itemCommand(async (ctx, row, { to, was }: AssignInput) => {
  const assignee = to ?? null
  if (row.assignedTo !== assignee && row.assignedTo !== (was ?? null)) throw refused('assigned')
  await assign(ctx, row, assignee)
})

/** Assigns the chosen items, whoever had them. */
export const assignItems = chosenItemsCommand((ctx, row, { to }: AssignChosenInput) => assign(ctx, row, to ?? null))

async function assign(ctx: AdminCtx, row: LockedItem, assignee: string | null) {
  if (row.assignedTo === assignee) return
  const [admin] = assignee
    ? await ctx.db
        .select({ email: users.email })
        .from(userAccessLevels)
        .innerJoin(users, eq(users.id, userAccessLevels.userId))
        .where(and(eq(users.id, assignee), inArray(userAccessLevels.adminRole, adminsWith('inbox.answer'))))
    : []
  if (assignee && !admin) throw refused('not-an-admin')
  const table = tables[row.kind]
  await ctx.db.update(table).set({ assignedTo: assignee }).where(eq(table.id, row.id))
  const auditEntry = admin ? { action: 'inbox.assigned', details: { to: admin.email } } : { action: 'inbox.released' }
  await ctx.record({ ...auditEntry, id: row.id, name: row.name })
}

/** Marks an item as done. A request for a seat is closed as invited or as declined. */
export const closeItem = itemCommand(async (ctx, row, { outcome, seen }: CloseInput) => {
  if (row.doneAt) {
    // A second click by the same admin: nothing to change.
    if (row.doneBy === ctx.actor.email) return
    throw refused('closed')
  }
  if ((row.kind === 'circles') !== (outcome !== undefined)) throw refused('gone')
  const messages = eq(chatMessages.conversationId, row.id)
  if (row.kind === 'chat' && (await ctx.db.$count(chatMessages, messages)) > seen) throw refused('newer-messages')
  await closeAndRecord(ctx, row, outcome)
})

/** Marks the chosen items as done. Requests for a seat are skipped: each needs an outcome. */
export const closeItems = chosenItemsCommand(async (ctx, row, { seenAt }: CloseChosenInput) => {
  if (row.doneAt) throw refused('closed')
  if (row.kind === 'circles') throw refused('gone')
  const newer = and(eq(chatMessages.conversationId, row.id), gt(chatMessages.createdAt, seenAt))
  if (row.kind === 'chat' && (await ctx.db.$count(chatMessages, newer)) > 0) throw refused('newer-messages')
  await closeAndRecord(ctx, row, undefined)
})

async function closeAndRecord(ctx: AdminCtx, row: LockedItem, outcome: CircleOutcome | undefined) {
  await close(ctx, row, outcome)
  const details = outcome ? { details: { outcome } } : {}
  await ctx.record({ action: 'inbox.done', id: row.id, name: row.name, ...details })
}

async function close(ctx: AdminCtx, { kind, id }: Handling, outcome: CircleOutcome | undefined) {
  const done = { doneAt: ctx.now, doneBy: ctx.actor.email }
  if (kind === 'circles' && outcome) {
    await ctx.db
      .update(circleRequests)
      .set({ ...done, status: outcome })
      .where(eq(circleRequests.id, id))
  } else {
    await ctx.db.update(tables[kind]).set(done).where(eq(tables[kind].id, id))
  }
}

export const reopenItem = itemCommand(reopen)
export const reopenItems = chosenItemsCommand(reopen)

/** Reopens an item. A request for a seat stays closed while an identical one is open. */
async function reopen(ctx: AdminCtx, row: LockedItem) {
  if (!row.doneAt) throw refused('open')
  const open = { doneAt: null, doneBy: null }
  if (row.kind === 'circles') {
    // The same expressions as in the unique index.
    const isSame = sql`lower(${other.email}) = lower(${circleRequests.email}) and ${other.interests} = ${circleRequests.interests} and ${circleRequestDigest(other)} = ${circleRequestDigest(circleRequests)} and ${other.eventId} is not distinct from ${circleRequests.eventId}`
    const isOnlyOne = notExists(
      ctx.db
        .select({ id: other.id })
        .from(other)
        .where(and(eq(other.status, 'new'), isSame)),
    )
    const [reopened] = await ctx.db
      .update(circleRequests)
      .set({ ...open, status: 'new' })
      .where(and(eq(circleRequests.id, row.id), isOnlyOne))
      .returning({ id: circleRequests.id })
    if (!reopened) throw refused('sent-again')
  } else {
    const table = tables[row.kind]
    await ctx.db
      .update(table)
      .set(open)
      .where(and(eq(table.id, row.id), isNotNull(table.doneAt)))
  }
  await ctx.record({ action: 'inbox.reopened', id: row.id, name: row.name })
}

/** Queues one mail, however often the form is sent. Refused if a colleague answered or closed the item meanwhile. */
export const answerItem = itemCommand(async (ctx, row, { answer, seen, subject, body, after }: AnswerInput) => {
  const { kind, id } = row
  if (!isAnswered(kind)) throw refused('gone')
  const requestId = kind === 'contact' ? inboxAnswers.contactRequestId : inboxAnswers.circleRequestId
  const answers = await ctx.db.select({ id: inboxAnswers.id }).from(inboxAnswers).where(eq(requestId, id))
  if (answers.some((sent) => sent.id === answer)) return
  if (row.doneAt) throw refused('closed')
  if (answers.length > seen) throw refused('answered')
  const about = kind === 'contact' ? { contactRequestId: id } : { circleRequestId: id }
  const [written] = await ctx.db
    .insert(inboxAnswers)
    .values({ id: answer, ...about, subject, body, authorEmail: ctx.actor.email, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: inboxAnswers.id })
  // The id is that of an answer to another item, so it does not come from our page.
  if (!written) throw refused('gone')
  if (kind === 'contact') {
    await ctx.db.update(contactRequests).set({ status: 'answered' }).where(eq(contactRequests.id, id))
  }
  const outcome = after === 'invited' || after === 'declined' ? after : undefined
  if (after !== 'open') {
    if ((kind === 'circles') !== (outcome !== undefined)) throw refused('gone')
    await close(ctx, row, outcome)
  }
  await ctx.jobs.enqueue(ctx.db, inboxAnswered, { answerId: answer })
  await ctx.record({ action: 'inbox.answered', id, name: row.name, details: { subject, after } })
})
