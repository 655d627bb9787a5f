import { countClick } from '~/features/analytics/commands.server'
import { clickInput } from '~/features/analytics/schema'
import { ctxOf, scopeOf } from '~/web/scope.server'
import type { Route } from './+types/clicks'

/** Counts a click. `sendBeacon` sends it as plain text and reads no answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const scope = scopeOf(context)
  const asksNotTo = request.headers.get('DNT') === '1' || request.headers.get('Sec-GPC') === '1'
  const click = clickInput.safeParse(await request.json().catch(() => null))
  if (!click.success) return new Response(null, { status: 400 })
  if (!asksNotTo) await countClick(ctxOf(scope), click.data)
  return new Response(null, { status: 204 })
}
