import { data, redirect } from 'react-router'
import { answerEvent } from '~/features/events/commands.server'
import {
  type EventAnswer,
  eventsAddress,
  eventsOn,
  failedWhenOffline,
  type Refusal,
  sentFrom,
} from '~/features/events/model'
import { answerInput } from '~/features/events/schema'
import { AppError } from '~/lib/app-error'
import { throwErrorPage } from '~/web/errors'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/event-answer'

/** Opened by its address there is nothing here: the events are on their page. */
export const loader = () => redirect(eventsAddress)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => failedWhenOffline(serverAction)

/** A form sent without JavaScript asks for a page, and is led back to the one it came from. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  const input = answerInput.safeParse(Object.fromEntries(form ?? []))
  if (!input.success) throw data(null, { status: 400 })
  const ctx = getCtx(context)
  const state = await throwErrorPage(answer(() => answerEvent(ctx, params.id, input.data.response)))
  if (ctx.actor && request.headers.get('Accept')?.includes('text/html')) {
    return redirect(eventsOn(sentFrom(request, ctx.actor.role), state === 'done' ? undefined : state), 303)
  }
  return data<EventAnswer>({ state }, { status: state === 'done' ? 200 : 409 })
}

const refusals: Record<string, Refusal> = { 'events.full': 'full', 'events.over': 'over' }

/** A refusal is an answer, not an error page. */
async function answer(run: () => Promise<void>): Promise<'done' | Refusal> {
  try {
    await run()
    return 'done'
  } catch (error) {
    const refusal = error instanceof AppError && refusals[error.message]
    if (refusal) return refusal
    throw error
  }
}
