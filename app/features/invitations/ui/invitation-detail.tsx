import { requestPage } from '~/features/access-requests/model/review'
import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { adminRoleLabels, levelLabels, roleLabels } from '~/features/admin/ui/labels'
import { ListDetail } from '~/features/admin/ui/list-detail'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { organisationPage } from '~/features/organisations/model'
import { personPage } from '~/features/people/model'
import { PersonLink } from '~/features/people/ui/person-link'
import { localeNames } from '~/i18n/locales'
import { emailLength } from '~/lib/field-lengths'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Link } from '~/ui/link'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import {
  type InvitationFilter,
  type InvitationForm,
  invitationsPage,
  isChangeable,
  type OpenedInvitation,
} from '../model'
import { InvitationState } from './invitation-state'
import { stateLabels } from './labels'

export type InvitationForms = Record<'resend' | 'revoke' | 'address', FormHandle<InvitationForm>>
type Props = { invitation: OpenedInvitation; filter: InvitationFilter; forms: InvitationForms }

/** One invitation beside the list, with all commands on it. */
export function InvitationDetail({ invitation, filter, forms }: Props) {
  const { id, email, name, role, state } = invitation
  const { resend, revoke } = forms
  return (
    <ListDetail
      title={name || email}
      personTo={personPage(id)}
      isChosen
      closeTo={invitationsPage(filter)}
      eyebrow={
        <>
          {roleLabels[role]} <InvitationState state={state} />
        </>
      }
      byline={name && email}
      actions={
        isChangeable(state) && (
          <>
            <Form form={resend} className="flex">
              <input type="hidden" name="id" value={id} />
              <Button type="submit" size="sm" busy={resend.isBusy} busyLabel="Sending..." className="flex-auto">
                Send again
              </Button>
            </Form>
            <ConfirmButton
              form={revoke}
              fields={{ id }}
              label="Revoke"
              busyLabel="Revoking..."
              question="Revoke this invitation?"
            >
              The link in the mail to {email} stops working at once. They are not told by email.
            </ConfirmButton>
          </>
        )
      }
      more={isChangeable(state) && <AddressForm id={id} form={forms.address} />}
    >
      <Facts invitation={invitation} filter={filter} />
    </ListDetail>
  )
}

const linkLook = 'underline underline-offset-4'

function Facts({ invitation, filter }: Pick<Props, 'invitation' | 'filter'>) {
  const {
    level,
    adminRole,
    organisation,
    inviter,
    inviterId,
    locale,
    state,
    expiresAt,
    createdAt,
    endedAt,
    accessRequestId,
    others,
  } = invitation
  const isOpen = state === 'waiting' || state === 'expired'
  return (
    <dl className="grid grid-cols-[7rem_1fr] gap-y-1.5 text-sm [&_dt]:text-muted">
      <dt>Invited by</dt>
      <dd className="wrap-anywhere">
        {inviter && inviterId ? <PersonLink id={inviterId}>{inviter}</PersonLink> : (inviter ?? 'Not known')}
      </dd>
      <dt>On</dt>
      <dd>
        <Timestamp at={createdAt} />
      </dd>
      <dt>{state === 'expired' ? 'Expired' : 'Works until'}</dt>
      <dd>
        <Timestamp at={expiresAt} />
      </dd>
      {!isOpen && endedAt && (
        <>
          <dt>{stateLabels[state]}</dt>
          <dd>
            <Timestamp at={endedAt} />
          </dd>
        </>
      )}
      <dt>Organisation</dt>
      <dd className="wrap-anywhere">
        {organisation ? (
          <Link to={organisationPage(organisation.id)} className={linkLook}>
            {organisation.name}
          </Link>
        ) : (
          'None'
        )}
      </dd>
      <dt>Level</dt>
      <dd>{level ? levelLabels[level] : organisation ? 'That of the organisation' : levelLabels.entry}</dd>
      {adminRole && (
        <>
          <dt>Admin role</dt>
          <dd>{adminRoleLabels[adminRole]}</dd>
        </>
      )}
      <dt>Language</dt>
      <dd>{localeNames[locale]}</dd>
      {accessRequestId && (
        <>
          <dt>Answers</dt>
          <dd>
            <Link to={requestPage(accessRequestId)} className={linkLook}>
              An access request
            </Link>
          </dd>
        </>
      )}
      {others.length > 0 && (
        <>
          <dt>Other ones</dt>
          <dd>
            {others.map((other) => (
              <Link
                key={other.id}
                to={invitationsPage({ ...filter, id: other.id })}
                preventScrollReset
                className={`block ${linkLook}`}
              >
                {stateLabels[other.state]}, <Timestamp at={other.createdAt} />
              </Link>
            ))}
          </dd>
        </>
      )}
    </dl>
  )
}

const AddressForm = ({ id, form }: { id: string; form: FormHandle<InvitationForm> }) => (
  <Form form={form} aria-label="Another address" className="grid gap-3">
    <input type="hidden" name="id" value={id} />
    <TextField
      type="email"
      label="Send it to another address"
      hint="The link that was mailed stops working."
      required
      maxLength={emailLength}
      autoComplete="off"
      {...form.field('email')}
    />
    <Button
      type="submit"
      variant="outline"
      size="sm"
      busy={form.isBusy}
      busyLabel="Sending..."
      className="justify-self-start"
    >
      Change the address
    </Button>
  </Form>
)
