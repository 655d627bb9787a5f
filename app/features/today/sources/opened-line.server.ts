import { randomUUID } from 'node:crypto'
import { getAccessRequest } from '~/features/access-requests/queries.server'
import { oneRequestInput } from '~/features/access-requests/schema'
import { getApprovalOffer } from '~/features/approvals/queries.server'
import { getInboxItem } from '~/features/inbox/queries.server'
import { readRef } from '~/features/inbox/schema'
import { AppError } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import type { OpenedLine } from '../model/opened-line'

/** What a line shows when it is opened: the person's own words, and what its forms need. */
export async function getOpenedLine(ctx: Ctx, query: URLSearchParams): Promise<OpenedLine> {
  const ref = readRef(query.get('item'))
  if (ref) {
    const item = await orNull(getInboxItem(ctx, ref))
    return item ? { is: 'inbox', item, answerId: randomUUID() } : { is: 'gone' }
  }
  const id = oneRequestInput.safeParse({ id: query.get('request') })
  const request = id.success ? await getAccessRequest(ctx, id.data.id) : null
  if (!request || request.status === 'withdrawn') return { is: 'gone' }
  return { is: 'request', request, offer: await getApprovalOffer(ctx, request) }
}

async function orNull<Found>(query: Promise<Found>): Promise<Found | null> {
  try {
    return await query
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not-found') return null
    throw error
  }
}
