import { discardUnsavedText, leaveForm, stayPresent, storeUnsavedText } from '~/features/drafts/commands.server'
import { listEditors } from '~/features/drafts/queries.server'
import { formInput, storeInput } from '~/features/drafts/schema'
import { AppError } from '~/lib/app-error'
import { form, formActions } from '~/web/forms/form-actions.server'
import { createMemoryLimiter } from '~/web/memory-limiter.server'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/unsaved-text'

const windowMinutes = 10
/** A form sends at most one text in 800 ms, so this is an office of four people who never stop typing. */
const limiter = createMemoryLimiter({ tries: 3000, windowMs: windowMinutes * 60_000 })

export const handle: RightsHandle = { rights: { see: 'draft.store' } }

/** Who else is editing the form, asked every 20 seconds by those who have it open: for others that is a sign of life. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const form = new URL(request.url).searchParams.get('of')
  const editors = await listEditors(ctx, form)
  if (form) await stayPresent(ctx, { form })
  return Response.json({ editors }, { headers: { 'Cache-Control': 'private, no-store' } })
}

export { clientAction, headers } from '~/web/forms/form-route'

export const action = formActions(
  {
    store: form({
      input: storeInput,
      reasons: ['restricted', 'objected'],
      run: (ctx, input, { scope }) => {
        if (!limiter.allows(scope.clientAddress)) throw new AppError('too-many', 'forms.tooMany', windowMinutes * 60)
        return storeUnsavedText(ctx, input)
      },
    }),
    discard: form({ input: formInput, run: discardUnsavedText }),
    leave: form({ input: formInput, run: leaveForm }),
  },
  { page: ({ request }) => pageOf(request) },
)

/** The page that the form is on. */
function pageOf(request: Request) {
  const page = URL.parse(request.headers.get('Referer') ?? '')
  return page?.origin === new URL(request.url).origin ? `${page.pathname}${page.search}` : '/admin'
}
