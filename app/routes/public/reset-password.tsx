import { data, redirect, useSearchParams } from 'react-router'
import { requestPasswordReset, resetPassword } from '~/features/accounts/commands.server'
import { linkFormsPerNetwork, linkLifetimes, linkRefusals } from '~/features/accounts/model'
import { getLink } from '~/features/accounts/queries.server'
import { resetInput, resetRequestInput } from '~/features/accounts/schema'
import { AccountForm } from '~/features/accounts/ui/account-form'
import { EmailField } from '~/features/accounts/ui/email-field'
import { EntryPage } from '~/features/accounts/ui/entry-page'
import { linkStatuses, useLinkRefusal } from '~/features/accounts/ui/link-answers'
import { NewPasswordField } from '~/features/accounts/ui/new-password-field'
import { SpentLink } from '~/features/accounts/ui/spent-link'
import { useTranslations } from '~/i18n/language'
import { accountLinksMessages } from '~/i18n/messages/account-links'
import { Alert } from '~/ui/alert'
import { type FormOf, form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import { getCtx } from '~/web/scope.server'
import { knownDeviceHeaders } from '~/web/session.server'
import type { Route } from './+types/reset-password'

/** Without a token the page asks for an address, with one for a password. Read-only. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token')
  if (token === null) return data({ state: 'ask' as const, email: '' })
  const { state, link } = await getLink(getCtx(context), ['reset'], token)
  return data({ state, email: state === 'open' ? (link?.email ?? '') : '' }, { status: linkStatuses[state] })
}

export const action = formActions({
  // Each address gets a few mails an hour, whoever asks.
  request: form({ input: resetRequestInput, run: requestPasswordReset, perNetwork: linkFormsPerNetwork }),
  reset: form({
    input: resetInput,
    reasons: linkRefusals,
    perNetwork: linkFormsPerNetwork,
    run: async (ctx, input, { request, scope }) => {
      const email = await resetPassword(ctx, input)
      return redirect('/login?notice=reset', { headers: knownDeviceHeaders(request, scope, email) })
    },
  }),
})

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function ResetPassword({ loaderData: { state, email } }: Route.ComponentProps) {
  const t = useTranslations(accountLinksMessages)
  const [query] = useSearchParams()
  const resetForm = useForm<FormOf<typeof action, 'reset'>>('reset')
  const requestForm = useForm<FormOf<typeof action, 'request'>>('request')
  const refusal = useLinkRefusal(resetForm.reason)
  if (state === 'ask') {
    return (
      <EntryPage title={t('reset.askTitle')} lead={t('reset.askText', { minutes: linkLifetimes.resetMinutes })}>
        {requestForm.result?.state === 'done' ? (
          <Alert>{t('reset.asked')}</Alert>
        ) : (
          <AccountForm form={requestForm} button={t('reset.askButton')} busyLabel={t('reset.askBusy')}>
            <EmailField {...requestForm.field('email')} />
          </AccountForm>
        )}
      </EntryPage>
    )
  }
  if (state !== 'open') return <SpentLink state={state} next={{ to: '/reset-password', label: t('next.reset') }} />
  return (
    <EntryPage title={t('reset.title')} lead={t('reset.text', { email })}>
      <AccountForm form={resetForm} refusal={refusal} button={t('reset.button')} busyLabel={t('reset.busy')}>
        <input type="hidden" name="token" value={query.get('token') ?? ''} />
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField form={resetForm} />
      </AccountForm>
    </EntryPage>
  )
}
