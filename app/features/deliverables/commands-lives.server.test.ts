import { asc, eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { deliverableHistory } from '~/db/schema/deliverables'
import { AppError, Refused } from '~/lib/app-error'
import { type DeliverableState, deliverableStates } from '~/lib/deliverable-states'
import type { Ctx } from '~/web/ctx.server'
import { acceptShown, addRunning, fieldsOf } from '../../../test/deliverables'
import { partnerWithAdmin } from '../../../test/engagement'
import { test } from '../../../test/test'
import { addDeliverable, changeDeliverable, moveDeliverable } from './commands.server'
import { beginAllDue, listInOrder } from './sources/write.server'

/** Every edge that there is, written out apart from the code. */
const edges: [from: DeliverableState, to: DeliverableState][] = [
  ['upcoming', 'pending'],
  ['pending', 'complete'],
  ['complete', 'pending'],
  ['upcoming', 'dropped'],
  ['pending', 'dropped'],
  ['complete', 'dropped'],
]

/** `item`: the place of the deliverable in the list. `forward`: along one of its edges, so that sequences come far. */
type Step = {
  kind: 'move' | 'forward' | 'accept' | 'change' | 'add' | 'clock'
  item: number
  to: DeliverableState
  reason: string
  by: 'kari' | 'lars'
  days: number
}
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('move', 'forward', 'forward', 'forward', 'accept', 'accept', 'change', 'add', 'clock'),
  item: fc.nat({ max: 5 }),
  to: fc.constantFrom(...deliverableStates),
  reason: fc.constantFrom('Because', 'Because', ''),
  by: fc.constantFrom('kari', 'lars'),
  days: fc.constantFrom(0, 0, 1, 10, 40),
})
const example = (...moves: [item: number, to: DeliverableState][]): [Step[]] => [
  moves.map(([item, to]) => ({ kind: 'move', item, to, reason: 'Because', by: 'kari', days: 0 })),
]
const refusedFrom = (item: number, from: DeliverableState) =>
  deliverableStates
    .filter((to) => !edges.some(([one, other]) => one === from && other === to))
    .map((to): [number, DeliverableState] => [item, to])
/** Every edge is taken, and in every state all others are tried. The first item begins as pending, the last one as upcoming. */
const examples = [
  example([0, 'complete'], [0, 'pending'], [0, 'dropped'], [2, 'pending'], [2, 'complete'], [2, 'dropped']),
  example(...refusedFrom(3, 'upcoming'), [3, 'dropped'], ...refusedFrom(3, 'dropped')),
  example(...refusedFrom(0, 'pending'), [0, 'complete'], ...refusedFrom(0, 'complete')),
]

async function readAll(ctx: Ctx, engagementId: string) {
  const rows = await listInOrder(ctx, engagementId)
  const isTheirs = inArray(
    deliverableHistory.deliverableId,
    rows.map(({ id }) => id),
  )
  const history = await ctx.db.select().from(deliverableHistory).where(isTheirs).orderBy(asc(deliverableHistory.number))
  const log = await ctx.db.$count(auditLog, eq(auditLog.objectId, engagementId))
  const statesOf = Map.groupBy(history, ({ deliverableId }) => deliverableId)
  return {
    rows,
    historyOf: (id: string) => (statesOf.get(id) ?? []).map(({ number, state }) => ({ number, state })),
    log,
  }
}

// Verified by mutations: an edge out of dropped, a move without its row of history, an acceptance that outlives a reopening.
test('whatever is tried and when, deliverables keep to their edges, and each edge leaves one row', {
  timeout: 120_000,
}, async ({ ctx }) => {
  const { admin, kari, lars, organisationId } = await partnerWithAdmin(ctx)
  const taken = new Set<string>()

  const life = async (steps: readonly Step[]) => {
    const engagementId = await addRunning(admin, organisationId)
    let { now } = ctx
    for (const each of steps) {
      now = new Date(now.getTime() + each.days * 24 * 60 * 60 * 1000)
      const before = await readAll(ctx, engagementId)
      const isDone = await run(each, { engagementId, now, rows: before.rows })
      const after = await readAll(ctx, engagementId)
      for (const row of after.rows) {
        const { id, state, acceptedAt, completedAt, needsAcceptance } = row
        const old = before.rows.find((one) => one.id === id)
        const rows = after.historyOf(id)
        if (!old) {
          // What is added, and due soon, is pending at once.
          expect(['upcoming', 'upcoming pending']).toContain(rows.map((one) => one.state).join(' '))
        } else if (old.state === state) {
          expect(rows).toEqual(before.historyOf(id))
        } else {
          expect(edges).toContainEqual([old.state, state])
          // An acceptance that is undone becomes a row of its own before it.
          const added = old.acceptedAt ? ['complete', state] : [state]
          const last = before.historyOf(id).length
          expect(rows).toEqual([
            ...before.historyOf(id),
            ...added.map((each, index) => ({ number: last + 1 + index, state: each })),
          ])
          taken.add(`${old.state} ${state}`)
        }
        expect(rows.at(-1)?.state).toBe(state)
        expect(completedAt !== null).toBe(state === 'complete')
        if (acceptedAt) expect(state).toBe('complete')
        if (acceptedAt && !old?.acceptedAt)
          expect([each.kind, old?.state, needsAcceptance]).toEqual(['accept', 'complete', true])
        if (acceptedAt && old?.acceptedAt) expect(row.acceptedById).toBe(old.acceptedById)
      }
      // The team's commands have one row in the log when they change something; members and the clock have none.
      const isOfTeam = each.kind !== 'accept' && each.kind !== 'clock'
      const isChanged = JSON.stringify(after.rows) !== JSON.stringify(before.rows)
      expect(after.log - before.log).toBe(isOfTeam && isDone && isChanged ? 1 : 0)
      if (!isDone) expect(after.rows).toEqual(before.rows)
    }
  }

  type Around = { engagementId: string; now: Date; rows: Awaited<ReturnType<typeof listInOrder>> }

  /** Whether the command was run, and not refused. Anything but a refusal fails the test. */
  const run = async (step: Step, { engagementId, now, rows }: Around) => {
    const team = { ...admin, now }
    const row = rows[step.item % rows.length]
    if (!row) throw new Error('no deliverable')
    const possible = edges.filter(([from]) => from === row.state)
    const [, forward] = possible[step.days % Math.max(1, possible.length)] ?? []
    const move = (state: DeliverableState, reason: string) =>
      moveDeliverable(team, { engagementId, deliverable: row.id, version: row.version, state, reason })
    const day = new Date(now.getTime() + step.item * 864e6).toISOString().slice(0, 10)
    const fields = { ...fieldsOf(row), dueOn: day, moveFollowing: step.reason === '' }
    const byKind: Record<Step['kind'], () => Promise<unknown>> = {
      move: () => move(step.to, step.reason),
      forward: () => move(forward ?? step.to, 'Because'),
      accept: () => acceptShown({ ...{ kari, lars }[step.by], now }, { engagementId, id: row.id }),
      change: () => changeDeliverable(team, fields),
      add: () => addDeliverable(team, { ...fields, id: crypto.randomUUID(), titleEn: 'One more' }),
      clock: () => beginAllDue({ ...ctx, now }),
    }
    try {
      await byKind[step.kind]()
      return true
    } catch (error) {
      if (error instanceof Refused || error instanceof AppError) return false
      throw error
    }
  }

  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), life), { numRuns: 25, examples })
  expect([...taken].toSorted()).toEqual(edges.map(([from, to]) => `${from} ${to}`).toSorted())
})
