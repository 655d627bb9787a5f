import { recordTap, recordTaps } from '~/features/check-in/commands.server'
import { checkInPage, refusalParameter, tapRefusals } from '~/features/check-in/model'
import { getGuestList } from '~/features/check-in/queries.server'
import { oneTapInput, tapsInput } from '~/features/check-in/schema'
import { form, formActions } from '~/web/forms/form-actions.server'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/check-in-taps'

export const handle: RightsHandle = { rights: { see: 'event.oversee', change: 'event.manage' } }

/** The guests as they are now, asked every 20 seconds by those who have the page open. */
export const loader = async ({ params, context }: Route.LoaderArgs) =>
  Response.json(await getGuestList(getCtx(context), params.id), { headers: { 'Cache-Control': 'private, no-store' } })

export { clientAction, headers } from '~/web/forms/form-route'

export const action = formActions(
  {
    taps: form({
      input: tapsInput,
      run: (ctx, { taps }, { params: { id = '' } }) => recordTaps(ctx, { eventId: id, taps }),
    }),
    tap: form({
      input: oneTapInput,
      reasons: tapRefusals,
      run: (ctx, input, { params: { id = '' } }) => recordTap(ctx, { eventId: id, ...input }),
    }),
  },
  {
    page: ({ request, params: { id = '' } }, result) => {
      const query = new URLSearchParams(URL.parse(request.headers.get('Referer') ?? '')?.search)
      query.delete(refusalParameter)
      if ('reason' in result) query.set(refusalParameter, result.reason)
      return query.size > 0 ? `${checkInPage(id)}?${query}` : checkInPage(id)
    },
  },
)
