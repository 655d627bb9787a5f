import { formatTimestamp } from '~/features/admin/ui/timestamp'
import { isChangeable } from '~/features/invitations/model'
import { useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { ListedRequest } from '../model'
import type { RequestForm } from '../model/review'
import { MailLanguage } from './mail-language'

/** What came of an approved request; an invitation that waits or has expired can be sent again. */
export function Invitation({ request, form }: { request: ListedRequest; form: FormHandle<RequestForm> }) {
  const { invitation } = request
  const mailLeaves = useMailLeaves()
  const stateText = () => {
    if (invitation?.is === 'role') return 'They have an account already. It gets the role of the request.'
    if (invitation?.is === 'none') return 'They have an account already, and are told so by email.'
    if (invitation?.is !== 'sent')
      return `The invitation ${mailLeaves ? 'leaves' : 'is written to a file'} within a minute of the approval.`
    const expiry = formatTimestamp(new Date(invitation.expiresAt))
    if (invitation.state === 'accepted') return 'The invitation has been accepted.'
    if (invitation.state === 'revoked') return 'The invitation has been revoked.'
    if (invitation.state === 'replaced') return 'The invitation was replaced by one to another address.'
    if (invitation.state === 'expired') return `The invitation expired on ${expiry}.`
    const state = mailLeaves ? 'has been sent' : 'has been written. No mail leaves this server'
    return `The invitation ${state}. It works until ${expiry}.`
  }
  return (
    <div className="grid gap-3 text-sm">
      <p>{stateText()}</p>
      {invitation?.is === 'sent' && isChangeable(invitation.state) && (
        <Form form={form} className="grid justify-items-start gap-3">
          <input type="hidden" name="id" value={request.id} />
          <MailLanguage key={request.id} defaultLocale={invitation.locale} />
          <Button type="submit" variant="outline" size="sm" busy={form.isBusy} busyLabel="Sending...">
            Send the invitation again
          </Button>
        </Form>
      )}
    </div>
  )
}
