import { bulkRefusalLabels } from '~/features/admin/model'
import type { ListedRequest, RequestStatus } from '../model'
import type { RequestRefusal } from '../model/review'

export const statusLabels: Record<RequestStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}

export const refusalLabels: Record<RequestRefusal, string> = {
  'too-late': 'This decision can no longer be undone: it is too late to stop its email.',
  'notes-changed':
    'Someone else has changed these notes in the meantime. Yours are not saved yet: theirs are shown below them.',
  gone: 'This is no longer there: the request has been deleted, or never was. Nothing was changed.',
  withdrawn: 'The applicant has withdrawn this request, and what they wrote has been removed. Nothing was changed.',
  corrected: 'The applicant has corrected this request since you opened it. Nothing was decided: please read it again.',
  domain:
    'Only addresses of the company’s domain may have an account here (SIGN_IN_POLICY=company), so an invitation could never be accepted. Nothing was decided or mailed.',
  'not-approved': 'Only an approved request has an invitation to send.',
  known: 'They have an account by now, so there is nothing to invite them to.',
  'no-organisation':
    'The chosen organisation is no longer there: a colleague has merged it. Nothing was decided: choose another one.',
  ended: 'This invitation has been accepted, revoked or sent again meanwhile.',
  ...bulkRefusalLabels,
}

/** A withdrawn request has no name any more. */
export const nameOf = ({ name, status }: Pick<ListedRequest, 'name' | 'status'>) =>
  status === 'withdrawn' ? 'Withdrawn request' : name

/** What an admin should notice in the list before opening a request. */
export const marksOf = ({ person, words, correctedAt }: Pick<ListedRequest, 'person' | 'words' | 'correctedAt'>) => [
  ...(person.member ? ['Member'] : []),
  ...(person.colleagues ? ['Colleague'] : []),
  ...(person.askedBefore.length > 0 ? ['Asked before'] : []),
  ...(correctedAt ? ['Corrected'] : []),
  ...(words.later.length > 0 ? ['Sent again'] : []),
]
