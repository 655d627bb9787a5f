import { formatTimestamp } from '~/features/admin/ui/timestamp'
import { useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { ListedRequest } from '../model'
import type { RequestForm } from '../model/review'
import { MailLanguage } from './mail-language'

/** State of an approved request's invitation, and a button to send it again. */
export function Invitation({ request, form }: { request: ListedRequest; form: FormHandle<RequestForm> }) {
  const { invitation } = request
  const expiry = invitation && formatTimestamp(new Date(invitation.expiresAt))
  const mailLeaves = useMailLeaves()
  const stateText = () => {
    if (!invitation)
      return `The invitation ${mailLeaves ? 'leaves' : 'is written to a file'} within a minute of the approval.`
    if (invitation.isUsed) return 'The invitation has been accepted.'
    if (invitation.isExpired) return `The invitation expired on ${expiry}.`
    const state = mailLeaves ? 'has been sent' : 'has been written. No mail leaves this server'
    return `The invitation ${state}. It works until ${expiry}.`
  }
  return (
    <div className="grid gap-3 text-sm">
      <p>{stateText()}</p>
      {invitation && !invitation.isUsed && (
        <Form form={form} className="grid justify-items-start gap-3">
          <input type="hidden" name="id" value={request.id} />
          <MailLanguage key={request.id} defaultLocale={invitation.locale} />
          <Button type="submit" variant="outline" size="sm" busy={form.isSending} busyLabel="Sending...">
            Send the invitation again
          </Button>
        </Form>
      )}
    </div>
  )
}
