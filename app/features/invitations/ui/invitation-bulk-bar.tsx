import { chosenLabel } from '~/features/admin/ui/labels'
import { BulkAction, BulkBar } from '~/features/admin/ui/list-bulk'
import { useBulkForm } from '~/features/admin/ui/use-bulk-form'
import { type InvitationFilter, invitationsPage } from '../model'

type Props = { filter: InvitationFilter; onPage: number; matching: number }

const skipped = 'they were accepted, revoked or sent again meanwhile, or have an account by now.'
const are = (count: number) => (count === 1 ? '1 invitation is' : `${count} invitations are`)

/** Sends the ticked invitations again or revokes them, or all that match and are open. */
export function InvitationBulkBar({ filter, ...list }: Props) {
  const resend = useBulkForm('resend-selected', {
    action: invitationsPage({ ...filter, form: 'resend-selected' }),
    done: (changed) => `${are(changed)} on the way again.`,
    skipped,
  })
  const revoke = useBulkForm('revoke-selected', {
    action: invitationsPage({ ...filter, form: 'revoke-selected' }),
    done: (changed) => `${are(changed)} revoked.`,
    skipped,
  })
  const query = invitationsPage({ q: filter.q, state: filter.state }).split('?')[1] ?? ''
  return (
    <BulkBar
      label="Change the selected invitations"
      form={{ ...resend, resetKey: resend.resetKey + revoke.resetKey }}
      notice={resend.notice ?? revoke.notice}
      query={query}
      {...list}
    >
      {(count) => (
        <>
          <BulkAction
            label="Send again"
            question={`Send ${chosenLabel(count, 'invitation')} again?`}
            confirm="Send again"
            action={resend.action}
            isBusy={resend.isBusy}
          >
            {count === 1 ? 'The person gets' : 'Each person gets'} a new link by email. The link that they have stops
            working.
          </BulkAction>
          <BulkAction
            label="Revoke"
            question={`Revoke ${chosenLabel(count, 'invitation')}?`}
            confirm="Revoke"
            variant="destructive"
            action={revoke.action}
            isBusy={revoke.isBusy}
          >
            {count === 1 ? 'The link stops' : 'The links stop'} working at once. Nobody is told by email.
          </BulkAction>
        </>
      )}
    </BulkBar>
  )
}
