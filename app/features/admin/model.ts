import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For `shouldRevalidate` of a page that others change too: what was refused is shown beside what they did meanwhile. By
 * itself the router loads nothing anew after a 422.
 */
export const afterEveryAction = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus !== undefined || defaultShouldRevalidate
