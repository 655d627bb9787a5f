import { csvStream } from '~/lib/csv.server'
import type { Interested, ListedAnswer } from '../model'
import { responseLabels } from '../ui/labels'

const answerRecord = ({ name, email, role, level, response, answeredAt, isOutside }: ListedAnswer) => [
  name,
  email,
  role ?? '',
  level ?? '',
  responseLabels[response],
  answeredAt.toISOString(),
  isOutside ? 'No' : 'Yes',
]

export const answersCsv = (batches: AsyncIterable<ListedAnswer[]>) =>
  csvStream(
    ['Name', 'Email', 'Role', 'Access Level', 'Answer', 'Answered At', 'In Audience'],
    each(batches, answerRecord),
  )

export const interestedCsv = (batches: AsyncIterable<Interested[]>) =>
  csvStream(
    ['Name', 'Email', 'Role', 'Since'],
    each(batches, ({ name, email, role, since }) => [name, email, role ?? '', since.toISOString()]),
  )

async function* each<Row>(batches: AsyncIterable<Row[]>, record: (row: Row) => string[]) {
  for await (const batch of batches) yield batch.map(record)
}
