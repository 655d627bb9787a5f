import type { ListedRequest } from '~/features/access-requests/model'
import type { ApprovalOffer } from '~/features/approvals/model'
import type { OpenedItem } from '~/features/inbox/model'
import type { Line } from './lines'

/** What an opened line shows beyond the line itself. */
export type OpenedLine =
  | { is: 'request'; request: ListedRequest; offer: ApprovalOffer }
  | { is: 'inbox'; item: OpenedItem; answerId: string }
  /** Someone has deleted it, or the address names nothing. */
  | { is: 'gone' }
  /** The server could not be asked. */
  | { is: 'failed' }

/** Identifies a line on the page. */
export const lineKey = ({ kind, id }: Pick<Line, 'kind' | 'id'>) => `${kind} ${id}`

/** Whether the line's button opens it in place, where it is answered or decided. Others lead to a page. */
export const isEnteredInPlace = ({ kind, form }: Pick<Line, 'kind' | 'form'>) =>
  form === null && (kind === 'request' || kind === 'inbox')

/** Where the words of a line are loaded from; null when the line has all that there is. */
export function openedLinePage({ kind, id }: Pick<Line, 'kind' | 'id'>): string | null {
  if (kind === 'inbox') return `/admin/today/line?${new URLSearchParams({ item: id })}`
  return kind === 'request' ? `/admin/today/line?${new URLSearchParams({ request: id })}` : null
}

/** An id by which the person of a line is found; null for a chat, an event or a draft, and for an invitation without a request. */
export function personOf({ kind, id, form }: Pick<Line, 'kind' | 'id' | 'form'>): string | null {
  if (kind === 'request' || kind === 'mail' || (kind === 'invitation' && form === 'resend')) return id
  const [source, item = null] = id.split('.')
  return kind === 'inbox' && source !== 'chat' ? item : null
}
