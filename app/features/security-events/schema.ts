import { z } from 'zod'
import { line } from '~/lib/input'
import { pageFrom } from '~/ui/pager'
import { periods, type SecurityEventFilter, securityEventKinds, securityEventOutcomes } from './model'

const search = z.object({
  kind: z.enum(['all', ...securityEventKinds]).catch('all'),
  outcome: z.enum(['all', ...securityEventOutcomes]).catch('all'),
  person: line(254).catch(''),
  period: z.enum(['all', ...periods]).catch('all'),
})

/** Reads the list's query parameters; an invalid value becomes the default. */
export const securityEventFilter = (query: URLSearchParams): SecurityEventFilter => ({
  ...search.parse(Object.fromEntries(query)),
  page: pageFrom(query),
})
