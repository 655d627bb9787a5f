import { redirect } from 'react-router'
import { z } from 'zod'
import { signOut } from '~/features/profile/commands.server'
import { endedCookie, endedHintCookie } from '~/web/cookies.server'
import { form, formActions } from '~/web/forms/form-actions.server'
import { loadSession } from '~/web/session.server'

export const loader = () => redirect('/login')

/** Also ends the session on the server, so that a copy of the cookie is invalid. */
export const action = formActions({
  'sign-out': form({
    input: z.object({}),
    perNetwork: null,
    isForViews: true,
    run: async (ctx, _input, { request, scope }) => {
      const session = await loadSession(request, scope)
      if (session) await signOut(ctx, session)
      const { settings } = scope.services
      // Deletes cached pages, so that Back shows none. Not `storage`, which holds the theme.
      const headers = new Headers({ 'Clear-Site-Data': '"cache"' })
      for (const cookie of [endedCookie(settings), endedHintCookie(settings)]) headers.append('Set-Cookie', cookie)
      return redirect('/login?notice=signed-out', { headers })
    },
  }),
})
