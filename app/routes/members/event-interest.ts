import { redirect } from 'react-router'
import { z } from 'zod'
import { expressInterest } from '~/features/events/commands.server'
import { eventsAddress, eventsPage } from '~/features/events/model'
import { form, formActions } from '~/web/forms/form-actions.server'

/** There is no page at this address. */
export const loader = () => redirect(eventsAddress)

export { clientAction, headers } from '~/web/forms/form-route'

export const action = formActions(
  { interest: form({ input: z.object({}), run: expressInterest }) },
  { page: ({ request, scope }) => eventsPage(request.headers.get('Referer'), { role: scope.session?.member.role }) },
)
