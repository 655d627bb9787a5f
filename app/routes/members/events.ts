import { redirect } from 'react-router'
import { eventsOn } from '~/features/events/model'
import { rolePages } from '~/features/members/model'
import { getScope } from '~/web/scope.server'
import type { Route } from './+types/events'

/** One address for all members, for use in mails: redirects to the events on the reader's role page. */
export function loader({ context }: Route.LoaderArgs) {
  const { session } = getScope(context)
  return redirect(session ? eventsOn(rolePages[session.member.role]) : '/login')
}
