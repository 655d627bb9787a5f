import { resendInvitation } from '~/features/access-requests/commands.server'
import { requestRefusals } from '~/features/access-requests/model/review'
import { retryMail, tryMailNow } from '~/features/mail-log/commands.server'
import { retryRefusals, tryNowRefusals } from '~/features/mail-log/model'
import { getSetup } from '~/features/setup/queries.server'
import { SetupSummary } from '~/features/setup/ui/setup-summary'
import { todayView } from '~/features/today/model/page'
import { getToday } from '~/features/today/queries.server'
import { lineInput } from '~/features/today/schema'
import { TodayPage } from '~/features/today/ui/today-page'
import { form, formActions } from '~/web/forms/form-actions.server'
import { createCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/today'

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = getScope(context)
  const ctx = createCtx(scope)
  const today = await getToday(ctx, scope.log, todayView(new URL(request.url).searchParams))
  return { today, setup: await getSetup(ctx, scope.services.settings) }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  retry: form({ input: lineInput, run: retryMail, reasons: retryRefusals }),
  'try-now': form({ input: lineInput, run: tryMailNow, reasons: tryNowRefusals }),
  resend: form({ input: lineInput, run: resendInvitation, reasons: requestRefusals }),
})

export default function TodayRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>Today · Admin</title>
      <SetupSummary setup={loaderData.setup} />
      <TodayPage today={loaderData.today} />
    </>
  )
}
