import { clickInput } from '~/features/analytics/schema'
import { getScope } from '~/web/scope.server'
import type { Route } from './+types/clicks'

/** Counts a click. `sendBeacon` sends it as plain text and reads no answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, clientAddress } = getScope(context)
  const asksNotTo = request.headers.get('DNT') === '1' || request.headers.get('Sec-GPC') === '1'
  const click = clickInput.safeParse(await request.json().catch(() => null))
  if (!click.success) return new Response(null, { status: 400 })
  // Above the limit nothing is counted, and nobody told: the browser would only log an error.
  if (!asksNotTo && services.clickLimiter.allows(clientAddress))
    services.clicks.count(`${click.data.category}:${click.data.label}`)
  return new Response(null, { status: 204 })
}
