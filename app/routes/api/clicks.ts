import { clickInput } from '~/features/analytics/schema'
import { getScope } from '~/web/scope.server'
import type { Route } from './+types/clicks'

/** Counts a click. `sendBeacon` sends it as plain text and reads no answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, clientAddress } = getScope(context)
  const isOptedOut = request.headers.get('DNT') === '1' || request.headers.get('Sec-GPC') === '1'
  const click = clickInput.safeParse(await request.json().catch(() => null))
  if (!click.success) return new Response(null, { status: 400 })
  // Above the limit clicks are dropped without an error, which the browser would only log.
  if (!isOptedOut && services.clickLimiter.allows(clientAddress))
    services.clicks.count(`${click.data.category}:${click.data.label}`)
  return new Response(null, { status: 204 })
}
