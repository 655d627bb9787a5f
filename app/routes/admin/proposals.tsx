import { useNavigation } from 'react-router'
import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { ListCount, ListEmpty, ListPage } from '~/features/admin/ui/list-page'
import { confirmProposal, declineProposal } from '~/features/colleague-proposals/commands.server'
import { type DecideProposalForm, decideProposalRefusals as reasons } from '~/features/colleague-proposals/model'
import { countWaitingProposals, listProposals } from '~/features/colleague-proposals/queries.server'
import { oneProposalInput } from '~/features/colleague-proposals/schema'
import { refusalLabels as refused } from '~/features/colleague-proposals/ui/labels'
import { ProposalTable } from '~/features/colleague-proposals/ui/proposal-table'
import { InvitationTabs } from '~/features/invitations/ui/invitation-tabs'
import { noMailLeaves, useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import { Pager, pageFrom } from '~/ui/pager'
import { form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/proposals'

export const handle: RightsHandle = { rights: { see: 'member.invite' } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const list = await listProposals(ctx, pageFrom(new URL(request.url).searchParams))
  return { ...list, proposed: await countWaitingProposals(ctx) }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  confirm: form({ input: oneProposalInput, run: confirmProposal, reasons }),
  decline: form({ input: oneProposalInput, run: declineProposal, reasons }),
})

/** Only the last form sent has a result. */
const key = 'proposals'

export default function Proposals({ loaderData }: Route.ComponentProps) {
  const { proposals, total, page, proposed } = loaderData
  const isLoading = useNavigation().state === 'loading'
  const mailLeaves = useMailLeaves()
  const forms = {
    confirm: useForm<DecideProposalForm>('confirm', { key }),
    decline: useForm<DecideProposalForm>('decline', { key }),
  }
  const invited = ({ email }: DecideProposalForm['data']) =>
    mailLeaves ? `Invitation sent to ${email}` : `The invitation to ${email} is only a file: ${noMailLeaves}.`
  return (
    <ListPage
      title="Proposed colleagues"
      aside={<InvitationTabs current="proposals" proposed={proposed} />}
      notice={
        <ActionNotice
          notice={
            noticeFor<DecideProposalForm>(forms.confirm.result, { done: invited, doneTitle: 'Invited', refused }) ??
            noticeFor<DecideProposalForm>(forms.decline.result, { done: 'The proposal is declined.', refused })
          }
          className="mb-6"
        />
      }
      intro={
        <p className="max-w-[60ch] text-muted text-sm">
          The first member of an organisation may propose colleagues. Whoever you invite gets the role of the member who
          proposed them, and belongs to the same organisation.
        </p>
      }
    >
      <ListCount isLoading={isLoading}>{total === 1 ? '1 proposal' : `${total} proposals`}</ListCount>
      {proposals.length > 0 ? (
        <ProposalTable proposals={proposals} forms={forms} isLoading={isLoading} />
      ) : (
        <ListEmpty title="Nobody is proposed.">Members propose colleagues on their account page.</ListEmpty>
      )}
      <Pager page={page} total={total} noun={total === 1 ? 'proposal' : 'proposals'} />
    </ListPage>
  )
}
