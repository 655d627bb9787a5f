import { csvStream } from '~/lib/csv.server'
import type { ListedEngagement } from '../model'
import { names, stateLabels } from '../ui/labels'

const header = [
  'Organisation',
  'Program',
  'Level',
  'State',
  'Total SEK',
  'Owner',
  'Valid Until',
  'Starts On',
  'Changed At',
]

const toRecord = (engagement: ListedEngagement) => {
  const { organisation, program, tier, state, total, owner, validUntil, startsOn, updatedAt } = engagement
  return [
    ...[organisation, names.program(program), names.line(program, { kind: 'tier', key: tier }), stateLabels[state]],
    ...[String(total), owner ?? '', validUntil, startsOn ?? '', updatedAt.toISOString()],
  ]
}

export const engagementsFile = (batches: AsyncIterable<ListedEngagement[]>) => csvStream(header, records(batches))

async function* records(batches: AsyncIterable<ListedEngagement[]>) {
  for await (const batch of batches) yield batch.map(toRecord)
}
