import type { ComponentType } from 'react'
import { useMatches } from 'react-router'

/** A route's `handle` can name the one action of its page, which the bar shows at its right end. */
export type ActionHandle = { pageAction: ComponentType }

const actionOf = (handle: unknown) => (handle as Partial<ActionHandle> | undefined)?.pageAction

/** The action of the current page, if it has one. */
export function PageAction() {
  const Action = useMatches()
    .map(({ handle }) => actionOf(handle))
    .findLast(Boolean)
  return Action ? <Action /> : null
}
