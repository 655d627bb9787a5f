import { type EngagementProgram, engagementPrograms } from '~/lib/engagement-programs'
import { tiersOf } from './prices'

/** A program with one of its levels, as one choice of a form: `visits.core`. */
export const offeringChoices = engagementPrograms.flatMap((program) =>
  tiersOf(program).map((tier) => `${program}.${tier}`),
) as [string, ...string[]]

export function readOffering(choice: string): { program: EngagementProgram; tier: string } {
  const at = choice.indexOf('.')
  return { program: choice.slice(0, at) as EngagementProgram, tier: choice.slice(at + 1) }
}
