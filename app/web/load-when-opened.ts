import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * `shouldRevalidate` of a route whose loader runs when a page is opened, and not when its data is loaded again, as after a
 * form, or when only its query changes.
 */
export const loadWhenOpened = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.id !== nextParams.id
