import { redirect } from 'react-router'
import { z } from 'zod'
import { answerEvent } from '~/features/events/commands.server'
import { eventsAddress, eventsPage, isEventRefusal } from '~/features/events/model'
import { answerInput } from '~/features/events/schema'
import { claimSeat, declineSeat, handOverSeat, joinWaitlist, leaveWaitlist } from '~/features/seats/commands.server'
import { seatRefusals } from '~/features/seats/model'
import { handOverInput, joinInput } from '~/features/seats/schema'
import { form, formActions } from '~/web/forms/form-actions.server'

/** There is no page at this address. */
export const loader = () => redirect(eventsAddress)

export { clientAction, headers } from '~/web/forms/form-route'

const reasons = seatRefusals

export const action = formActions(
  {
    answer: form({
      input: answerInput,
      reasons,
      run: (ctx, { response }, { params }) => answerEvent(ctx, params.id ?? '', response),
    }),
    join: form({
      input: joinInput,
      reasons,
      run: (ctx, input, { params }) => joinWaitlist(ctx, params.id ?? '', input),
    }),
    leave: form({ input: z.object({}), reasons, run: (ctx, _, { params }) => leaveWaitlist(ctx, params.id ?? '') }),
    claim: form({ input: z.object({}), reasons, run: (ctx, _, { params }) => claimSeat(ctx, params.id ?? '') }),
    decline: form({ input: z.object({}), reasons, run: (ctx, _, { params }) => declineSeat(ctx, params.id ?? '') }),
    'hand-over': form({
      input: handOverInput,
      reasons,
      run: (ctx, input, { params }) => handOverSeat(ctx, params.id ?? '', input),
    }),
  },
  {
    unnamed: 'answer',
    page: ({ request, params: { id }, scope }, result) => {
      // The page has no place for the error of a field; the only field that can be wrong is the colleague's address.
      const reason =
        result.state === 'invalid' && result.form !== 'answer' ? 'colleague' : 'reason' in result && result.reason
      const refusal = isEventRefusal(reason) ? reason : undefined
      return eventsPage(request.headers.get('Referer'), { id, role: scope.session?.member.role, refusal })
    },
  },
)
