import { redirect } from 'react-router'
import { endSession } from '~/auth/sessions.server'
import { endedCookie } from '~/web/cookies.server'
import { createCtx, getScope } from '~/web/scope.server'
import { loadSession } from '~/web/session.server'
import type { Route } from './+types/sign-out'

export const loader = () => redirect('/login')

/** Ends the session on the server, so that a copy of the cookie is worth nothing either. */
export async function action({ request, context }: Route.ActionArgs) {
  const scope = getScope(context)
  const session = await loadSession(request, scope)
  if (session) await endSession(createCtx(scope), session.user.id, session.id)
  return redirect('/login?notice=signed-out', {
    headers: {
      'Set-Cookie': endedCookie(scope.services.settings),
      // Pages kept to go back to are gone too. Not `storage`: the theme is in it.
      'Clear-Site-Data': '"cache"',
    },
  })
}
