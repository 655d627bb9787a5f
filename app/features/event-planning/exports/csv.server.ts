import { cameLabels } from '~/features/check-in/ui/labels'
import { csvStream } from '~/lib/csv.server'
import type { Interested, ListedAnswer } from '../model'
import { responseLabels } from '../ui/labels'

const toAnswerRecord = ({ name, email, role, level, response, answeredAt, isOutside, came }: ListedAnswer) => [
  name,
  email,
  role ?? '',
  level ?? '',
  responseLabels[response],
  answeredAt.toISOString(),
  isOutside ? 'No' : 'Yes',
  came ? cameLabels[came] : '',
]

export const answersCsv = (batches: AsyncIterable<ListedAnswer[]>) =>
  csvStream(
    ['Name', 'Email', 'Role', 'Access Level', 'Answer', 'Answered At', 'In Audience', 'Came'],
    mapBatches(batches, toAnswerRecord),
  )

export const interestedCsv = (batches: AsyncIterable<Interested[]>) =>
  csvStream(
    ['Name', 'Email', 'Role', 'Since'],
    mapBatches(batches, ({ name, email, role, since }) => [name, email, role ?? '', since.toISOString()]),
  )

async function* mapBatches<Row>(batches: AsyncIterable<Row[]>, record: (row: Row) => string[]) {
  for await (const batch of batches) yield batch.map(record)
}
