import { and, eq, gt, inArray } from 'drizzle-orm'
import { adminsWith, authorize } from '~/auth/permissions'
import { threadMessages, threads } from '~/db/schema/threads'
import { userAccessLevels, users } from '~/db/schema/users'
import { type AdminCtx, adminCommand } from '~/features/admin/commands.server'
import { findThread, type ThreadRow } from '~/features/dialogue/sources/threads.server'
import { findTopic } from '~/features/dialogue/sources/topics.server'
import { writeMessage } from '~/features/dialogue/sources/write.server'
import { findChosenOrganisation } from '~/features/organisations/queries.server'
import { type StoredFile, storePdf } from '~/features/uploads/commands.server'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { organisationProblems, type TeamThreadRefusal } from './model'
import type { AnswerInput, AssignInput, DismissInput, TeamStartInput } from './schema'

const refused = (reason: TeamThreadRefusal) => new Refused(reason)

/** A command of our team on one thread; its row is locked until the transaction ends. */
const teamCommand = <Input extends { thread: string }>(
  run: (ctx: AdminCtx, thread: ThreadRow, input: Input) => Promise<void>,
) =>
  adminCommand('thread.answer', async (ctx, input: Input) => {
    const thread = await findThread(ctx, input.thread, { lock: true })
    if (!thread) throw refused('gone')
    await run(ctx, thread, input)
  })

type ToThread = { thread: string }

/** Our team writes into a thread. Refused if somebody has written since the page was loaded: their words come first. */
export async function answerThread(ctx: Ctx, { file, ...input }: AnswerInput & ToThread): Promise<void> {
  authorize(ctx.actor, 'thread.answer')
  const stored = file && (await storePdf(ctx, 'threads', file))
  await insertAnswer(ctx, { ...input, stored })
}

type Answer = Omit<AnswerInput, 'file'> & ToThread & { stored: StoredFile | undefined }

const insertAnswer = teamCommand(async (ctx, thread, { message, body, seen, stored }: Answer) => {
  const newer = await listNewer(ctx, thread, seen)
  const isSentBefore = newer.some(({ id }) => id === message)
  if (newer.length > 0 && !isSentBefore)
    throw refused(newer.some(({ isFromTeam }) => isFromTeam) ? 'answered' : 'newer-messages')
  const isNew = await writeMessage(ctx, thread, { id: message, body, side: 'team', files: stored ? [stored] : [] })
  if (isNew) await ctx.record({ action: 'thread.answered', id: thread.id, name: thread.subject })
})

const listNewer = ({ db }: Ctx, thread: ThreadRow, seen: number) =>
  db
    .select({ id: threadMessages.id, isFromTeam: threadMessages.isFromTeam })
    .from(threadMessages)
    .where(and(eq(threadMessages.threadId, thread.id), gt(threadMessages.number, seen)))

/** Our team begins a thread with an organisation. Nothing waits: the next word is theirs. */
export async function startTeamThread(ctx: Ctx, { file, ...input }: TeamStartInput): Promise<void> {
  authorize(ctx.actor, 'thread.answer')
  const stored = file && (await storePdf(ctx, 'threads', file))
  await insertTeamThread(ctx, { ...input, stored })
}

type TeamStart = Omit<TeamStartInput, 'file'> & { stored: StoredFile | undefined }

const insertTeamThread = adminCommand(
  'thread.answer',
  async (ctx, { id, subject, about, body, stored, ...input }: TeamStart) => {
    const organisation = await findChosenOrganisation(ctx, input.organisation)
    if (typeof organisation === 'string') throw refused(organisationProblems[organisation])
    const topic = about ? await findTopic(ctx, { organisationId: organisation.id, side: 'team' }, about) : {}
    if (!topic) throw refused('topic')
    const [added] = await ctx.db
      .insert(threads)
      .values({
        id,
        organisationId: organisation.id,
        subject,
        ...topic,
        ownerId: ctx.actor.userId,
        ...{ lastMessageAt: ctx.now, createdAt: ctx.now },
      })
      .onConflictDoNothing({ target: threads.id })
      .returning()
    const thread = added ?? (await findThread(ctx, id, { lock: true }))
    if (!thread) throw refused('gone')
    if (thread.subject !== subject) throw refused('sent-before')
    const isNew = await writeMessage(ctx, thread, { id, body, side: 'team', files: stored ? [stored] : [] })
    if (isNew) await ctx.record({ action: 'thread.started', id, name: subject })
  },
)

/** Gives a thread to a colleague, or to nobody. Refused if its owner changed after the page was loaded. */
export const assignThread = teamCommand(async (ctx, thread, { to, was }: AssignInput & ToThread) => {
  const owner = to ?? null
  if (thread.ownerId === owner) return
  if (thread.ownerId !== (was ?? null)) throw refused('assigned')
  const [admin] = owner
    ? await ctx.db
        .select({ email: users.email })
        .from(userAccessLevels)
        .innerJoin(users, eq(users.id, userAccessLevels.userId))
        .where(and(eq(users.id, owner), inArray(userAccessLevels.adminRole, adminsWith('thread.answer'))))
    : []
  if (owner && !admin) throw refused('not-an-admin')
  await ctx.db.update(threads).set({ ownerId: owner }).where(eq(threads.id, thread.id))
  const auditEntry = admin ? { action: 'thread.assigned', details: { to: admin.email } } : { action: 'thread.released' }
  await ctx.record({ ...auditEntry, id: thread.id, name: thread.subject })
})

/** What they wrote needs no answer, such as thanks: the 48 hours end. Refused if they have written more since. */
export const dismissThread = teamCommand(async (ctx, thread, { seen }: DismissInput & ToThread) => {
  // A second click.
  if (!thread.waitingSince) return
  if (thread.messageCount > seen) throw refused('newer-messages')
  await ctx.db.update(threads).set({ waitingSince: null }).where(eq(threads.id, thread.id))
  await ctx.record({ action: 'thread.dismissed', id: thread.id, name: thread.subject })
})
