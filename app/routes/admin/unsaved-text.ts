import { discardUnsavedText, storeUnsavedText } from '~/features/drafts/commands.server'
import { listEditors } from '~/features/drafts/queries.server'
import { discardInput, storeInput } from '~/features/drafts/schema'
import { AppError } from '~/lib/app-error'
import { form, formActions } from '~/web/forms/form-actions.server'
import { createMemoryLimiter } from '~/web/memory-limiter.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/unsaved-text'

const windowMinutes = 10
/** A form sends at most one text in 800 ms, so this is an office of four people who never stop typing. */
const limiter = createMemoryLimiter({ tries: 3000, windowMs: windowMinutes * 60_000 })

/** Who else is typing into the form, asked every 20 seconds by those who have it open. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const editors = await listEditors(getCtx(context), new URL(request.url).searchParams.get('of'))
  return Response.json({ editors }, { headers: { 'Cache-Control': 'private, no-store' } })
}

export { clientAction, headers } from '~/web/forms/form-route'

export const action = formActions(
  {
    store: form({
      input: storeInput,
      run: (ctx, input, { scope }) => {
        if (!limiter.allows(scope.clientAddress)) throw new AppError('too-many', 'forms.tooMany', windowMinutes * 60)
        return storeUnsavedText(ctx, input)
      },
    }),
    discard: form({ input: discardInput, run: discardUnsavedText }),
  },
  { page: ({ request }) => pageOf(request) },
)

/** The page that the form is on. */
function pageOf(request: Request) {
  const page = URL.parse(request.headers.get('Referer') ?? '')
  return page?.origin === new URL(request.url).origin ? `${page.pathname}${page.search}` : '/admin'
}
