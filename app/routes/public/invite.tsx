import { data, redirect, useSearchParams } from 'react-router'
import { afterSignIn, linkFormsPerNetwork, linkRefusals } from '~/features/accounts/model'
import { getLink } from '~/features/accounts/queries.server'
import { acceptInput } from '~/features/accounts/schema'
import { AccountForm } from '~/features/accounts/ui/account-form'
import { EmailField } from '~/features/accounts/ui/email-field'
import { EntryPage } from '~/features/accounts/ui/entry-page'
import { linkStatuses, useLinkRefusal } from '~/features/accounts/ui/link-answers'
import { NewPasswordField } from '~/features/accounts/ui/new-password-field'
import { SpentLink } from '~/features/accounts/ui/spent-link'
import { acceptInvitation } from '~/features/invitations/commands.server'
import { getInvitationByToken, getInvitationNames } from '~/features/invitations/queries.server'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { accountLinksMessages } from '~/i18n/messages/account-links'
import { type FormOf, form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import { getCtx } from '~/web/scope.server'
import { signedInHeaders } from '~/web/session.server'
import type { Route } from './+types/invite'

/** Read-only: mail scanners open links, which must change nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const ctx = getCtx(context)
  const { state: invitationState, invitation } = await getInvitationByToken(ctx, token)
  const { state, link } = invitation ? { state: invitationState } : await getLink(ctx, ['setup'], token)
  const isOpen = state === 'open' && invitation !== undefined
  const invited = isOpen && {
    ...(await getInvitationNames(ctx, invitation)),
    role: invitation.role,
    isAdmin: invitation.adminRole !== null,
  }
  const email = isOpen ? invitation.email : ''
  return data({ state, isSetup: link !== undefined, email, invited }, { status: linkStatuses[state] })
}

export const action = formActions({
  accept: form({
    input: acceptInput,
    reasons: linkRefusals,
    perNetwork: linkFormsPerNetwork,
    run: async (ctx, input, { request, scope }) => {
      const started = await acceptInvitation(ctx, { ...input, userAgent: request.headers.get('User-Agent') ?? '' })
      return redirect(afterSignIn, { headers: await signedInHeaders(request, scope, started) })
    },
  }),
})

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function Invite({ loaderData: { state, isSetup, email, invited } }: Route.ComponentProps) {
  const t = useTranslations(accountLinksMessages)
  const { brand } = useSite()
  const [query] = useSearchParams()
  const acceptForm = useForm<FormOf<typeof action, 'accept'>>('accept')
  const refusal = useLinkRefusal(acceptForm.reason)
  if (state !== 'open') return <SpentLink state={state} next={{ to: '/contact', label: t('next.contact') }} />
  const purpose = isSetup ? 'setup' : 'invite'
  const role = invited ? t(`roles.${invited.role}`) : ''
  const sentences = invited && [
    invited.inviter ? t('invite.by', { inviter: invited.inviter, role }) : t('invite.byTeam', { role }),
    invited.organisation && t('invite.organisation', { organisation: invited.organisation }),
    invited.isAdmin && t('invite.admin'),
    t('invite.text', { email }),
  ]
  return (
    <EntryPage
      title={isSetup ? t('setup.title', { product: brand.product }) : t('invite.title')}
      lead={sentences ? sentences.filter(Boolean).join(' ') : t('setup.text')}
    >
      <AccountForm form={acceptForm} refusal={refusal} button={t(`${purpose}.button`)} busyLabel={t(`${purpose}.busy`)}>
        <input type="hidden" name="token" value={query.get('token') ?? ''} />
        {isSetup ? (
          <EmailField {...acceptForm.field('email')} />
        ) : (
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        )}
        <NewPasswordField form={acceptForm} />
      </AccountForm>
    </EntryPage>
  )
}
