import { LookOnly } from '~/features/admin/ui/for-right'
import { codeParameter, isTapRefusal, refusalParameter } from '~/features/check-in/model'
import { getCheckIn } from '~/features/check-in/queries.server'
import { GuestLists } from '~/features/check-in/ui/guest-lists'
import { refusalTexts, stateTexts } from '~/features/check-in/ui/labels'
import { eventPage } from '~/features/event-planning/model'
import { useCan } from '~/features/members/ui/use-can'
import { Alert } from '~/ui/alert'
import { Link } from '~/ui/link'
import type { RightsHandle } from '~/web/page-rights'
import { permissionsPolicy } from '~/web/permissions-policy'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/check-in'

export const handle: RightsHandle = { rights: { see: 'event.oversee' } }

/** The one page that may use the camera. */
export const headers: Route.HeadersFunction = () => ({ 'Permissions-Policy': permissionsPolicy('camera') })

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const found = await getCheckIn(getCtx(context), params.id)
  const { searchParams } = new URL(request.url)
  const refused = searchParams.get(refusalParameter)
  return {
    ...found,
    code: searchParams.get(codeParameter) ?? '',
    query: (searchParams.get('q') ?? '').slice(0, 100),
    refused: isTapRefusal(refused) ? refused : null,
  }
}

/** The page asks for the list itself: without a connection the router would replace it by an error. */
export const shouldRevalidate = () => false

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'

export default function CheckIn({ loaderData: { event, list, code, query, refused } }: Route.ComponentProps) {
  const canManage = useCan('event.manage')
  const isOpen = event.state === 'open'
  return (
    <article className="mx-auto max-w-[44rem]">
      <title>{`Check-in · ${event.title.slice(0, 60)} · Admin`}</title>
      <Link to={eventPage(event.id)} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← The event
      </Link>
      <h1 className="text-2xl wrap-anywhere">Check-in: {event.title}</h1>
      <p className="mt-1 mb-6 text-muted text-sm wrap-anywhere">
        {event.date}, {event.time} · {event.location}
      </p>
      <div className="mb-6 grid gap-4 empty:hidden">
        {event.state !== 'open' && <Alert title="Check-in is not open">{stateTexts[event.state](event)}</Alert>}
        {refused && <Alert tone="danger" title={`Not stored: ${refusalTexts[refused]}`} />}
        {isOpen && !canManage && <LookOnly />}
      </div>
      <GuestLists key={event.id} event={event} list={list} mayTap={isOpen && canManage} code={code} query={query} />
    </article>
  )
}
