import { csvStream } from '~/lib/csv.server'
import type { ListedFeedback } from '../model'

const toRecord = ({ name, email, rating, bestPart, nextTopic, createdAt, updatedAt }: ListedFeedback) => [
  name,
  email,
  String(rating),
  bestPart,
  nextTopic,
  createdAt.toISOString(),
  updatedAt.toISOString(),
]

export const feedbackCsv = (batches: AsyncIterable<ListedFeedback[]>) =>
  csvStream(['Name', 'Email', 'Useful (1–5)', 'Best Part', 'Next Topic', 'Given At', 'Changed At'], records(batches))

async function* records(batches: AsyncIterable<ListedFeedback[]>) {
  for await (const batch of batches) yield batch.map(toRecord)
}
