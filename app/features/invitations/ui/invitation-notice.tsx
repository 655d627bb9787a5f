import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { noMailLeaves, useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import type { FormHandle } from '~/web/forms/use-form'
import type { InvitationForm } from '../model'
import type { InvitationForms } from './invitation-detail'
import { refusalLabels as refused } from './labels'

type Props = { forms: InvitationForms & { invite: FormHandle<InvitationForm> } }

/** The result of the last form of the page. Errors of the fields are shown at the fields. */
export function InvitationNotice({ forms: { invite, resend, revoke, address } }: Props) {
  const mailLeaves = useMailLeaves()
  const sent = ({ email }: InvitationForm['data']) =>
    mailLeaves ? `Invitation sent to ${email}` : `The invitation to ${email} is only a file: ${noMailLeaves}.`
  const doneTitle = mailLeaves ? 'Invitation Sent' : 'Invitation Written'
  const ofMail = ({ result }: FormHandle<InvitationForm>) =>
    result?.state === 'invalid' ? undefined : noticeFor<InvitationForm>(result, { done: sent, doneTitle, refused })
  const revoked = ({ email }: InvitationForm['data']) => `The invitation to ${email} no longer works.`
  const notice =
    ofMail(invite) ??
    ofMail(resend) ??
    ofMail(address) ??
    noticeFor<InvitationForm>(revoke.result, { done: revoked, refused })
  return <ActionNotice notice={notice} className="mb-6" />
}
