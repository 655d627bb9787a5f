import type { ComponentType } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useAuth } from '~/features/members/ui/auth'
import { isAdminPage } from '../model'

/** A route's `handle` can name the one action of its page, which the bar shows at its right end. */
export type ActionHandle = { pageAction: ComponentType }

const actionOf = (handle: unknown) => (handle as Partial<ActionHandle> | undefined)?.pageAction

/** The action of the current page, if it has one. A page that refuses its reader has none. */
export function PageAction() {
  const { pathname } = useLocation()
  const { userAccess } = useAuth()
  const isRefused = isAdminPage(pathname) && !userAccess?.adminRole
  const Action = useMatches()
    .map(({ handle }) => actionOf(handle))
    .findLast(Boolean)
  return Action && !isRefused ? <Action /> : null
}
