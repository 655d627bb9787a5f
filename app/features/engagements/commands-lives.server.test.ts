import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { engagementHistory } from '~/db/schema/engagements'
import { AppError, Refused } from '~/lib/app-error'
import { type EngagementState, engagementStates } from '~/lib/engagement-states'
import type { Ctx } from '~/web/ctx.server'
import { addPartner, draftFor, partnerWithAdmin, readEngagement, sentenceFor } from '../../../test/engagement'
import { asMember } from '../../../test/members'
import { test } from '../../../test/test'
import {
  acceptOffer,
  assignEngagement,
  changeEngagement,
  closeEngagement,
  declineOffer,
  discardEngagement,
  offerEngagement,
  renewEngagement,
  startEngagement,
  withdrawOffer,
} from './commands.server'
import { expireOffers } from './sources/end-offers.server'

/** Every edge that there is, written out apart from the code, with the command that takes it. */
const edges: [from: EngagementState, to: EngagementState, command: Command][] = [
  ['draft', 'offered', 'offer'],
  ['draft', 'discarded', 'discard'],
  ['offered', 'accepted', 'accept'],
  ['offered', 'declined', 'decline'],
  ['offered', 'withdrawn', 'withdraw'],
  ['offered', 'expired', 'expire'],
  ['accepted', 'running', 'start'],
  ['running', 'closed', 'close'],
]
const commands = ['offer', 'discard', 'withdraw', 'start', 'close', 'accept', 'decline', 'expire'] as const
const others = ['change', 'assign', 'renew'] as const
type Command = (typeof commands)[number]
type Name = Command | (typeof others)[number]
/** What the log calls what the team does; the answer of a member and the clock have their row of history alone. */
const actions: Partial<Record<Name, string>> = {
  ...{ offer: 'engagement.offered', discard: 'engagement.discarded', withdraw: 'engagement.withdrawn' },
  ...{ start: 'engagement.started', close: 'engagement.closed', change: 'engagement.changed' },
  assign: 'engagement.assigned',
}

/** `forward`: one of the commands that the state allows, so that sequences come far. */
type Step = {
  name: Name | 'forward'
  by: 'kari' | 'lars' | 'stranger'
  pick: number
  price: number
  days: number
  isStale: boolean
}
const step: fc.Arbitrary<Step> = fc.record({
  name: fc.oneof(
    { weight: 3, arbitrary: fc.constant('forward' as const) },
    { weight: 3, arbitrary: fc.constantFrom(...commands, ...others) },
  ),
  by: fc.constantFrom('kari', 'kari', 'lars', 'stranger'),
  pick: fc.nat({ max: 11 }),
  price: fc.integer({ min: 170_000, max: 270_000 }),
  days: fc.constantFrom(0, 0, 0, 1, 9, 31),
  isStale: fc.constantFrom(false, false, false, true),
})
const plain = (name: Name, days = 0): Step => ({ name, by: 'kari', pick: 0, price: 200_000, days, isStale: false })
const hasEdge = (from: EngagementState, name: Command) =>
  edges.some(([one, , command]) => one === from && command === name)
const paths: Record<EngagementState, Command[]> = {
  ...{ draft: [], discarded: ['discard'], offered: ['offer'], declined: ['offer', 'decline'] },
  ...{ withdrawn: ['offer', 'withdraw'], expired: ['offer', 'expire'], accepted: ['offer', 'accept'] },
  ...{ running: ['offer', 'accept', 'start'], closed: ['offer', 'accept', 'start', 'close'] },
}
/** Every edge is taken, and in every state all commands that it has no edge for are tried. */
const examples = engagementStates.map((state): [Step[]] => [
  [...paths[state], ...others, ...commands.filter((name) => !hasEdge(state, name))].map((name) =>
    // An offer expires with its last day; in any other state time alone changes nothing.
    plain(name, name === 'expire' && paths[state].includes('expire') ? 31 : 0),
  ),
])

async function readAll(ctx: Ctx, id: string) {
  const { state, ownerId, lines, total, priceRevision, version } = await readEngagement(ctx, id)
  const rows = await ctx.db
    .select({ number: engagementHistory.number, state: engagementHistory.state })
    .from(engagementHistory)
    .where(eq(engagementHistory.engagementId, id))
    .orderBy(asc(engagementHistory.number))
  const log = await ctx.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.objectId, id))
  return {
    state,
    ownerId,
    version,
    amounts: { lines, total, priceRevision },
    rows,
    log: log.map(({ action }) => action),
  }
}

// Verified by mutations: an edge from accepted to closed, a second row of history, a total that changes on accepting.
test('whatever is tried and when, an engagement keeps to its edges, its rows and its amounts', {
  timeout: 120_000,
}, async ({ ctx }) => {
  const { admin, kari, lars, organisationId } = await partnerWithAdmin(ctx)
  const stranger = await asMember(ctx)
  await addPartner(ctx, 'Other', stranger)
  const taken = new Set<string>()

  const life = async (steps: readonly Step[]) => {
    const id = await draftFor(admin, organisationId)
    let { now } = ctx
    for (const each of steps) {
      now = new Date(now.getTime() + each.days * 24 * 60 * 60 * 1000)
      const before = await readAll(ctx, id)
      const allowed = edges.filter(([from]) => from === before.state)
      const [, , forward = 'renew' as const] = allowed[each.pick % Math.max(1, allowed.length)] ?? []
      const name = each.name === 'forward' ? forward : each.name
      const isDone = await run(name, each, { id, now, version: before.version - (each.isStale ? 1 : 0) })
      const after = await readAll(ctx, id)

      if (after.state === before.state) {
        expect(after.rows).toEqual(before.rows)
      } else {
        expect(isDone).toBe(true)
        expect(edges).toContainEqual([before.state, after.state, name])
        expect(after.rows).toEqual([...before.rows, { number: before.rows.length + 1, state: after.state }])
        taken.add(`${before.state} ${after.state}`)
      }
      // The team's commands have one row in the log when they change something; members and the clock have none.
      const isChanged =
        after.state !== before.state || (name === 'change' && isDone) || after.ownerId !== before.ownerId
      const action = actions[name]
      expect(after.log.toSorted()).toEqual([...before.log, ...(isChanged && action ? [action] : [])].toSorted())
      const sum = after.amounts.lines.reduce((total, { quantity, unitPrice }) => total + quantity * unitPrice, 0)
      expect(after.amounts.total).toBe(sum)
      // Only a draft is priced: what is offered stays as it was, whatever comes after.
      if (after.state !== 'draft') expect(after.amounts).toEqual(before.amounts)
    }
  }

  /** Whether the command was run, and not refused. Anything but a refusal fails the test. */
  const run = async (
    name: Name,
    { by, price, pick }: Step,
    { id, now, version }: { id: string; now: Date; version: number },
  ) => {
    const team = { ...admin, now }
    const member = { ...{ kari, lars, stranger }[by], now }
    const fields = { ...{ tier: 'core', price, startsOn: null, ownerId: null, locale: 'sv' as const, terms: '' } }
    const byName: Record<Name, () => Promise<unknown>> = {
      change: () =>
        changeEngagement(team, {
          ...{ id, version, ...fields, validUntil: new Date(now.getTime() + 864e6).toISOString().slice(0, 10) },
          addOns: pick % 2 ? [{ kind: 'addOn', key: 'delegate', quantity: pick, unitPrice: 7_000 }] : [],
        }),
      assign: () => assignEngagement(team, { id, version, ownerId: pick % 2 ? admin.actor.userId : null }),
      renew: () => renewEngagement(team, { id, newId: crypto.randomUUID() }),
      offer: () => offerEngagement(team, { id, version, signatory: [kari.actor.userId] }),
      discard: () => discardEngagement(team, { id, version }),
      withdraw: () => withdrawOffer(team, { id, version, reason: '' }),
      start: () => startEngagement(team, { id, version, startsOn: '2026-12-01' }),
      close: () => closeEngagement(team, { id, version, reason: '' }),
      accept: async () => acceptOffer(member, { id, agreed: await sentenceFor(kari, id) }),
      decline: () => declineOffer(member, { id, reason: 'No.' }),
      expire: () => expireOffers({ ...ctx, now: new Date(now.getTime() + pick * 864e5 * 4) }),
    }
    try {
      await byName[name]()
      return true
    } catch (error) {
      if (error instanceof Refused || error instanceof AppError) return false
      throw error
    }
  }

  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), life), {
    numRuns: 25,
    examples,
  })
  expect([...taken].toSorted()).toEqual(edges.map(([from, to]) => `${from} ${to}`).toSorted())
})
