import { useNavigation } from 'react-router'
import { InviteAction } from '~/features/invitations/ui/invite-action'
import { getListSettings } from '~/features/list-settings/queries.server'
import { getUser, getUserStats, listUsers } from '~/features/users/queries.server'
import { userFilter } from '~/features/users/schema'
import { UsersView } from '~/features/users/ui/users-view'
import type { ActionHandle } from '~/features/workspace/ui/page-action'
import { formActions } from '~/web/forms/form-actions.server'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/users'
import { userForms } from './user-forms.server'
import { userRights } from './user-rights'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const { user, ...filter } = userFilter(new URL(request.url).searchParams)
  const stats = await getUserStats(ctx)
  const { page, ...list } = await listUsers(ctx, filter)
  const selected = user ? await getUser(ctx, user) : undefined
  const settings = await getListSettings(ctx, '/admin')
  return { ...list, stats, filter: { ...filter, page }, selected, currentUserId: ctx.actor?.userId, settings }
}

export const handle: ActionHandle & RightsHandle = {
  pageAction: InviteAction,
  rights: { see: 'user.list', change: userRights },
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions(userForms)

export default function Users({ loaderData }: Route.ComponentProps) {
  const isLoading = useNavigation().state === 'loading'
  return <UsersView {...loaderData} isLoading={isLoading} />
}
