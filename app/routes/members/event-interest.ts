import { redirect } from 'react-router'
import { expressInterest } from '~/features/events/commands.server'
import { type EventAnswer, eventsPage, orFailed } from '~/features/events/model'
import { orErrorPage } from '~/web/errors'
import { ctxOf, scopeOf } from '~/web/scope.server'
import type { Route } from './+types/event-interest'

/** Opened by its address there is nothing here: the events are on their page. */
export const loader = () => redirect(eventsPage())

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailed(serverAction)

/** A form sent without JavaScript asks for a page, and is led back to the one it came from. */
export async function action({ request, context }: Route.ActionArgs) {
  await orErrorPage(expressInterest(ctxOf(scopeOf(context))))
  if (request.headers.get('Accept')?.includes('text/html')) return redirect(eventsPage(), 303)
  return { state: 'done' } satisfies EventAnswer
}
