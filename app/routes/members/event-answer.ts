import { redirect } from 'react-router'
import { z } from 'zod'
import { answerEvent } from '~/features/events/commands.server'
import { eventsAddress, eventsPage } from '~/features/events/model'
import { seesEvent } from '~/features/events/queries.server'
import { answerInput } from '~/features/events/schema'
import { claimSeat, declineSeat, handOverSeat, joinWaitlist, leaveWaitlist } from '~/features/seats/commands.server'
import { seatFailureOf, seatRefusals } from '~/features/seats/model'
import { handOverInput, joinInput } from '~/features/seats/schema'
import type { Ctx } from '~/web/ctx.server'
import { form, formActions } from '~/web/forms/form-actions.server'

/** There is no page at this address. */
export const loader = () => redirect(eventsAddress)

export { clientAction, headers } from '~/web/forms/form-route'

const reasons = seatRefusals
/** Counted over all events: a member may go through a whole season, and change their mind. Naming a colleague has the usual limit. */
const perMember = 60

/** Whoever was outside of the audience no longer sees the page that they gave their seat up on. */
const leaveUnseen = async (ctx: Ctx, id: string) =>
  (await seesEvent(ctx, id)) ? undefined : redirect(eventsAddress, 303)

export const action = formActions(
  {
    answer: form({
      input: answerInput,
      reasons,
      perMember,
      run: async (ctx, { response }, { params: { id = '' } }) => {
        await answerEvent(ctx, id, response)
        return leaveUnseen(ctx, id)
      },
    }),
    join: form({
      input: joinInput,
      reasons,
      run: (ctx, input, { params }) => joinWaitlist(ctx, params.id ?? '', input),
    }),
    leave: form({
      input: z.object({}),
      reasons,
      perMember,
      run: (ctx, _, { params }) => leaveWaitlist(ctx, params.id ?? ''),
    }),
    claim: form({
      input: z.object({}),
      reasons,
      perMember,
      run: (ctx, _, { params }) => claimSeat(ctx, params.id ?? ''),
    }),
    decline: form({
      input: z.object({}),
      reasons,
      perMember,
      run: (ctx, _, { params }) => declineSeat(ctx, params.id ?? ''),
    }),
    'hand-over': form({
      input: handOverInput,
      reasons,
      run: async (ctx, input, { params: { id = '' } }) => {
        await handOverSeat(ctx, id, input)
        return leaveUnseen(ctx, id)
      },
    }),
  },
  {
    unnamed: 'answer',
    page: ({ request, params: { id }, scope }, result) => {
      // The page has no place for the error of a field; the only field that can be wrong is the colleague's address.
      const refusal =
        result.state === 'invalid' && result.form !== 'answer' ? ('colleague' as const) : seatFailureOf(result)
      return eventsPage(request.headers.get('Referer'), { id, role: scope.session?.member.role, refusal })
    },
  },
)
