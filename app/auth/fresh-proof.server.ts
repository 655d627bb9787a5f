import { AppError } from '~/lib/app-error'

/** For this long after a proof of who they are a person can do what needs one. */
export const proofLastsMs = 10 * 60 * 1000

/** The part of a session that says how fresh its proof is. */
export type ProvenSession = { id: string; provenAt: Date }

type Needs = { session?: ProvenSession; now: Date }

export const hasFreshProof = ({ session, now }: Needs) =>
  session !== undefined && now.getTime() - session.provenAt.getTime() < proofLastsMs

/**
 * Throws unless the person has proved who they are in the last ten minutes: a session that was left open, or stolen, is not
 * enough. `web/` turns it into a redirect to the page that asks for a proof.
 */
export function requireFreshProof(ctx: Needs) {
  if (!hasFreshProof(ctx)) throw new AppError('proof-needed', 'session.proofNeeded')
}
