// What only the pages of admins need: public pages load `../model`.
import { bulkRefusals } from '~/features/admin/model'
import type { RequestFilter, SkippedRequest } from '../model'

/** The list's address. Default values are left out, so that one view has one address. */
export function requestsPage({ q, status, sort, page, id }: Partial<RequestFilter> & { id?: string | undefined }) {
  const filter = {
    q,
    status: status === 'all' ? '' : status,
    sort: sort === 'due' && sort,
    page: page !== 1 && page,
    id,
  }
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, `${value}`]] : [])),
  )
  return query.size > 0 ? `/admin/requests?${query}` : '/admin/requests'
}

/** Where an admin decides one request. */
export const requestPage = (id: string) => requestsPage({ id })

/** Why a command on requests is refused. */
export const requestRefusals = [
  'too-late',
  'notes-changed',
  'gone',
  'withdrawn',
  'corrected',
  'domain',
  'not-approved',
  'known',
  'ended',
  'no-organisation',
  ...bulkRefusals,
] as const
export type RequestRefusal = (typeof requestRefusals)[number]

/**
 * How many requests were decided, and which of the selected ones had been decided before. `isNoteKept`: the note is
 * unsaved text of the request that a colleague has decided.
 */
export type DecideForm = {
  data: { decided: number; skipped: SkippedRequest[]; isNoteKept?: boolean }
  reason: RequestRefusal
}
export type RequestForm = { data: undefined; reason: RequestRefusal }
