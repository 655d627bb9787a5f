import type { OpenedEngagement } from '../model'

type Known = Pick<OpenedEngagement, 'members' | 'request'>

/** Who is ticked when an offer is about to be sent: who asked for it, else the only member. */
export function suggestedSignatories({ members, request }: Known): string[] {
  const asked = members.filter(({ id }) => id === request?.userId)
  const suggested = asked.length === 0 && members.length === 1 ? members : asked
  return suggested.map(({ id }) => id)
}
