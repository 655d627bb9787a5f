import { can } from '~/auth/permissions'
import { decideAccessRequests, undoDecisions } from '~/features/access-requests/commands.server'
import { requestRefusals } from '~/features/access-requests/model/review'
import { getUndoable } from '~/features/access-requests/queries.server'
import { decideInput, undoInput } from '~/features/access-requests/schema'
import { isFactorAdvised } from '~/features/factors/queries.server'
import { FactorAdvice } from '~/features/factors/ui/factor-advice'
import { answerItem, closeItem, reopenItem } from '~/features/inbox/commands.server'
import { inboxRefusals } from '~/features/inbox/model'
import { answerInput, closeInput, reopenInput } from '~/features/inbox/schema'
import { resendInvitation } from '~/features/invitations/commands.server'
import { invitationRefusals } from '~/features/invitations/model'
import { oneInvitationInput } from '~/features/invitations/schema'
import { InviteAction } from '~/features/invitations/ui/invite-action'
import { retryMail, tryMailNow } from '~/features/mail-log/commands.server'
import { retryRefusals, tryNowRefusals } from '~/features/mail-log/model'
import { findSetup } from '~/features/setup/queries.server'
import { SetupSummary } from '~/features/setup/ui/setup-summary'
import { todayView } from '~/features/today/model/page'
import { getToday } from '~/features/today/queries.server'
import { lineInput } from '~/features/today/schema'
import { TodayPage } from '~/features/today/ui/today-page'
import type { ActionHandle } from '~/features/workspace/ui/page-action'
import { form, formActions } from '~/web/forms/form-actions.server'
import type { RightsHandle } from '~/web/page-rights'
import { createCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/today'

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = getScope(context)
  const ctx = createCtx(scope)
  const today = await getToday(ctx, scope.log, todayView(new URL(request.url).searchParams))
  const [setup, undoable] = await Promise.all([
    can(ctx.actor, 'settings.see') ? findSetup(ctx, scope.services.settings) : null,
    getUndoable(ctx),
  ])
  return { today, setup, undoable, isAdvised: await isFactorAdvised(ctx) }
}

export const handle: ActionHandle & RightsHandle = {
  pageAction: InviteAction,
  rights: {
    see: 'admin.enter',
    change: {
      decide: 'accessRequest.decide',
      undo: 'accessRequest.decide',
      answer: 'inbox.answer',
      done: 'inbox.answer',
      reopen: 'inbox.answer',
      retry: 'mail.retry',
      'try-now': 'mail.retry',
      resend: 'member.invite',
    },
  },
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  decide: form({ input: decideInput, lists: ['id'], run: decideAccessRequests, reasons: requestRefusals }),
  undo: form({ input: undoInput, lists: ['id'], run: undoDecisions, reasons: requestRefusals }),
  answer: form({ input: answerInput, run: answerItem, reasons: inboxRefusals }),
  done: form({ input: closeInput, run: closeItem, reasons: inboxRefusals }),
  reopen: form({ input: reopenInput, run: reopenItem, reasons: inboxRefusals }),
  retry: form({ input: lineInput, run: retryMail, reasons: retryRefusals }),
  'try-now': form({ input: lineInput, run: tryMailNow, reasons: tryNowRefusals }),
  resend: form({ input: oneInvitationInput, run: resendInvitation, reasons: invitationRefusals }),
})

export default function TodayRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>Today · Admin</title>
      {loaderData.isAdvised && <FactorAdvice />}
      {loaderData.setup && <SetupSummary setup={loaderData.setup} />}
      <TodayPage today={loaderData.today} undoable={loaderData.undoable} />
    </>
  )
}
