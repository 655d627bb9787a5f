import { data, useNavigation } from 'react-router'
import {
  changeLevel,
  changeRole,
  demoteUser,
  inviteUser,
  promoteUser,
  removeUser,
  sendReset,
} from '~/features/users/commands.server'
import type { UserAnswer, UserForm } from '~/features/users/model'
import { getUser, getUserStats, listUsers } from '~/features/users/queries.server'
import { formName, inviteInput, levelInput, oneUserInput, roleInput, userFilter } from '~/features/users/schema'
import { UsersView } from '~/features/users/ui/users-view'
import type { Ctx } from '~/web/ctx.server'
import { throwErrorPage } from '~/web/errors'
import { answerForm } from '~/web/forms/form-actions.server'
import { createCtx, getScope, type Scope } from '~/web/scope.server'
import type { Route } from './+types/users'

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = getScope(context)
  const ctx = createCtx(scope)
  const { user, ...filter } = userFilter(new URL(request.url).searchParams)
  const stats = await throwErrorPage(getUserStats(ctx))
  const { page, ...list } = await listUsers(ctx, filter)
  const selected = user ? await getUser(ctx, user) : undefined
  return { ...list, stats, filter: { ...filter, page }, selected, own: ctx.actor?.userId }
}

/** Several forms on one page; each says in its address which it is. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = formName.safeParse(new URL(request.url).searchParams.get('form'))
  if (!form.success) throw data(null, { status: 400 })
  const named: Named = {}
  const { data: answer, init } = await answerOf(form.data, request, getScope(context), named)
  return data<UserAnswer>({ ...answer, ...named, form: form.data }, init ?? {})
}

/** What the message names: whom it was done to, or how many. */
type Named = { email?: string; count?: number }

function answerOf(form: UserForm, request: Request, scope: Scope, named: Named) {
  const run = <Input,>(command: (ctx: Ctx, input: Input) => Promise<Named>) => ({
    name: `users-${form}`,
    run: async (ctx: Ctx, input: Input) => void Object.assign(named, await command(ctx, input)),
  })
  switch (form) {
    case 'role':
      return answerForm(request, scope, { input: roleInput, lists: ['user'], ...run(changeRole) })
    case 'level':
      return answerForm(request, scope, { input: levelInput, lists: ['user'], ...run(changeLevel) })
    case 'promote':
      return answerForm(request, scope, { input: oneUserInput, ...run(promoteUser) })
    case 'demote':
      return answerForm(request, scope, { input: oneUserInput, ...run(demoteUser) })
    case 'remove':
      return answerForm(request, scope, { input: oneUserInput, ...run(removeUser) })
    case 'reset':
      return answerForm(request, scope, { input: oneUserInput, ...run(sendReset) })
    case 'invite':
      return answerForm(request, scope, { input: inviteInput, ...run(inviteUser) })
  }
}

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const isLoading = useNavigation().state === 'loading'
  return <UsersView {...loaderData} sent={actionData} isLoading={isLoading} />
}
