import { Outlet } from 'react-router'
import { recordPersonView } from '~/features/people/commands.server'
import { notePageOpening, openedAt } from '~/web/page-opening.server'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/person-view'
import { lookUpPersonOnce } from './look-up-person.server'

export const middleware = [notePageOpening]

export const handle: RightsHandle = { rights: { see: 'person.see' } }

/** Runs once for each opening of a person's page, and records it. Someone unknown is reported by the page itself. */
export async function loader({ params: { id = '' }, context }: Route.LoaderArgs) {
  const person = await lookUpPersonOnce(context, id)
  // Under another id of theirs the page redirects, and is recorded there.
  if (person?.id === id) await recordPersonView(getCtx(context), person, openedAt(context))
  return null
}

export { loadWhenOpened as shouldRevalidate } from '~/web/load-when-opened'

export default function PersonView() {
  return <Outlet />
}
