import { redirect } from 'react-router'
import { changeFeedScope, makeFeed, renewFeed, revokeFeed } from '~/features/calendar-feeds/commands.server'
import { feedPage } from '~/features/calendar-feeds/model'
import { noInput, scopeInput } from '~/features/calendar-feeds/schema'
import { eventsAddress } from '~/features/events/model'
import { form, formActions } from '~/web/forms/form-actions.server'

/** There is no page at this address. */
export const loader = () => redirect(eventsAddress)

export { clientAction, headers } from '~/web/forms/form-route'

export const action = formActions(
  {
    make: form({ input: scopeInput, run: makeFeed }),
    renew: form({ input: noInput, run: renewFeed }),
    scope: form({ input: scopeInput, run: changeFeedScope }),
    revoke: form({ input: noInput, run: revokeFeed }),
  },
  { page: ({ request }) => feedPage(request.headers.get('Referer')) },
)
