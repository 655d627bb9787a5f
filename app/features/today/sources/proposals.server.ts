import { proposalsPage } from '~/features/colleague-proposals/model'
import { listWaitingProposals } from '~/features/colleague-proposals/queries.server'
import { writeAgo } from '~/lib/promise-clock'
import type { Ctx } from '~/web/ctx.server'
import type { Line } from '../model/lines'

/** Colleagues whom members have proposed, the oldest first. */
export async function listProposalLines(ctx: Ctx, limit: number): Promise<Line[]> {
  const proposals = await listWaitingProposals(ctx, limit)
  return proposals.map(({ id, name, email, organisation, proposer, createdAt }): Line => {
    const ago = writeAgo(createdAt, ctx.now)
    return {
      kind: 'proposal',
      id,
      name,
      who: name,
      from: email,
      what: `Proposed for ${organisation.name}`,
      about: `By ${proposer.name || proposer.email}`,
      lang: null,
      time: { tone: 'calm', left: 'To confirm', by: `proposed ${ago}`, short: ago, share: null, dueAt: null },
      page: proposalsPage,
      action: 'Open',
      form: null,
    }
  })
}
