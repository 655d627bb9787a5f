import { Outlet } from 'react-router'
import { recordOrganisationView } from '~/features/people/commands.server'
import { notePageOpening, openedAt } from '~/web/page-opening.server'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/organisation-view'

export const middleware = [notePageOpening]

export const handle: RightsHandle = { rights: { see: 'organisation.see' } }

/** Runs once for each opening of an organisation’s page, and records it. One that is gone is reported by the page itself. */
export async function loader({ params: { id = '' }, context }: Route.LoaderArgs) {
  await recordOrganisationView(getCtx(context), id, openedAt(context))
  return null
}

export { loadWhenOpened as shouldRevalidate } from '~/web/load-when-opened'

export default function OrganisationView() {
  return <Outlet />
}
