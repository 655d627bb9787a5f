import { getPasswordStrength } from '~/features/accounts/queries.server'
import { strengthInput } from '~/features/accounts/schema'
import { AppError } from '~/lib/app-error'
import { createCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/password-strength'

/** Per network in ten minutes: the meter calls at every pause in typing, and several people may share a network. */
const maxChecks = 200

/** Returns the strength of a new password for the meter. The password is neither stored nor logged. */
export async function action({ request, context }: Route.ActionArgs) {
  const scope = getScope(context)
  const input = strengthInput.safeParse(await request.json().catch(() => null))
  if (!input.success) return new Response(null, { status: 400 })
  try {
    await scope.services.limiter.count('password-strength', scope.clientAddress, maxChecks)
    return Response.json(await getPasswordStrength(createCtx(scope), input.data))
  } catch (error) {
    if (error instanceof AppError && error.kind === 'too-many') {
      return new Response(null, { status: 429, headers: { 'Retry-After': String(error.retryAfterSeconds) } })
    }
    scope.log.error({ err: error }, 'password strength failed')
    return new Response(null, { status: 503 })
  }
}
