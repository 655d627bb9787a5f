import { receiveChatMessage } from '~/features/chat/commands.server'
import { chatMessageInput } from '~/features/chat/schema'
import { AppError } from '~/lib/app-error'
import { createCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/chat'

/** Receives a chat message if the team reads them (`CHAT=inbox`); else 404. */
export async function action({ request, context }: Route.ActionArgs) {
  const scope = getScope(context)
  if (scope.services.settings.chat !== 'inbox') return new Response(null, { status: 404 })
  const message = chatMessageInput.safeParse(await request.json().catch(() => null))
  if (!message.success) return new Response(null, { status: 400 })
  try {
    await scope.services.limiter.count('chat', scope.clientAddress)
    return Response.json(await receiveChatMessage(createCtx(scope), message.data))
  } catch (error) {
    if (error instanceof AppError && error.kind === 'too-many') {
      return new Response(null, { status: 429, headers: { 'Retry-After': String(error.retryAfterSeconds) } })
    }
    scope.log.error({ err: error }, 'chat message failed')
    return new Response(null, { status: 503 })
  }
}
