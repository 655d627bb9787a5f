import type { History } from '../queries.server'

export const kindLabels: Record<History['rows'][number]['kind'], string> = {
  saved: 'Draft saved',
  published: 'Published',
  unpublished: 'Taken off the pages',
  restored: 'Went back',
}
