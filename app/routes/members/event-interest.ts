import { redirect } from 'react-router'
import { expressInterest } from '~/features/events/commands.server'
import { type EventAnswer, eventsAddress, eventsOn, failedWhenOffline, sentFrom } from '~/features/events/model'
import { throwErrorPage } from '~/web/errors'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/event-interest'

/** Opened by its address there is nothing here: the events are on their page. */
export const loader = () => redirect(eventsAddress)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => failedWhenOffline(serverAction)

/** A form sent without JavaScript asks for a page, and is led back to the one it came from. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = getCtx(context)
  await throwErrorPage(expressInterest(ctx))
  if (ctx.actor && request.headers.get('Accept')?.includes('text/html')) {
    return redirect(eventsOn(sentFrom(request, ctx.actor.role)), 303)
  }
  return { state: 'done' } satisfies EventAnswer
}
