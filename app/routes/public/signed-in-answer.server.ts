import { redirect } from 'react-router'
import { findSession, type StartedSession } from '~/auth/sessions.server'
import { safeDestination } from '~/features/accounts/model'
import { getStartAddress } from '~/features/preferences/queries.server'
import type { Ctx } from '~/web/ctx.server'
import type { Scope } from '~/web/scope.server'
import { signedInHeaders } from '~/web/session.server'

/** How browsers are recognised in the list of sessions. */
export const userAgentOf = (request: Request) => request.headers.get('User-Agent') ?? ''

/** After every way of signing in: the cookies of the session, and the page that was asked for or the person's first one. */
export async function signedInAnswer(
  ctx: Ctx,
  started: StartedSession,
  { request, scope }: { request: Request; scope: Scope },
  to: string | undefined,
) {
  const session = await findSession(ctx, started.token)
  const start = await getStartAddress({ ...ctx, actor: session?.member ?? null })
  return redirect(safeDestination(to, start), { headers: await signedInHeaders(request, scope, started) })
}
