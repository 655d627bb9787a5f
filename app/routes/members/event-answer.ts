import { redirect } from 'react-router'
import { answerEvent } from '~/features/events/commands.server'
import { eventRefusals, eventsAddress, eventsPage, isEventRefusal } from '~/features/events/model'
import { answerInput } from '~/features/events/schema'
import { form, formActions } from '~/web/forms/form-actions.server'

/** There is no page at this address: the events are on the role's page. */
export const loader = () => redirect(eventsAddress)

export { clientAction, headers } from '~/web/forms/form-route'

export const action = formActions(
  {
    answer: form({
      input: answerInput,
      reasons: eventRefusals,
      run: (ctx, { response }, { params }) => answerEvent(ctx, params.id ?? '', response),
    }),
  },
  {
    page: ({ request, scope }, result) => {
      const refusal = result.state === 'refused' && isEventRefusal(result.reason) ? result.reason : undefined
      return eventsPage(request.headers.get('Referer'), scope.session?.member.role, refusal)
    },
  },
)
