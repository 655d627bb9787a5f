import { data, redirect, useSearchParams } from 'react-router'
import { requestPasswordReset, resetPassword } from '~/features/accounts/commands.server'
import { linkFormsPerNetwork, linkLifetimes } from '~/features/accounts/model'
import { getLink } from '~/features/accounts/queries.server'
import { resetInput, resetRequestInput } from '~/features/accounts/schema'
import { AccountForm } from '~/features/accounts/ui/account-form'
import { EmailField } from '~/features/accounts/ui/email-field'
import { EntryPage } from '~/features/accounts/ui/entry-page'
import { linkStatuses, useRefusal } from '~/features/accounts/ui/link-answers'
import { NewPasswordField } from '~/features/accounts/ui/new-password-field'
import { SpentLink } from '~/features/accounts/ui/spent-link'
import { useTranslations } from '~/i18n/language'
import { loadMemberTexts } from '~/i18n/load-member-texts'
import { Alert } from '~/ui/alert'
import { answerForm } from '~/web/forms/form-actions.server'
import { whenOffline } from '~/web/forms/form-result'
import { useFieldErrors } from '~/web/forms/use-form'
import { getCtx, getScope } from '~/web/scope.server'
import { knownDeviceHeaders } from '~/web/session.server'
import type { Route } from './+types/reset-password'

await loadMemberTexts('login', 'account-links')

/** Without a token the page asks for an address; with one it asks for a password. Looking changes nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token')
  if (token === null) return data({ state: 'ask' as const, email: '' })
  const { state, link } = await getLink(getCtx(context), ['reset'], token)
  return data({ state, email: state === 'open' ? (link?.email ?? '') : '' }, { status: linkStatuses[state] })
}

export function action({ request, context }: Route.ActionArgs) {
  const scope = getScope(context)
  if (!new URL(request.url).searchParams.has('token')) {
    return answerForm(request, scope, { name: 'reset-request', input: resetRequestInput, run: requestPasswordReset })
  }
  return answerForm(request, scope, {
    name: 'reset-password',
    input: resetInput,
    perNetwork: linkFormsPerNetwork,
    run: async (ctx, given) => {
      const email = await resetPassword(ctx, given)
      return redirect('/login?notice=reset', { headers: knownDeviceHeaders(request, scope, email) })
    },
  })
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => whenOffline(serverAction)

export default function ResetPassword({ loaderData: { state, email }, actionData }: Route.ComponentProps) {
  const t = useTranslations('accountLinks')
  const [query] = useSearchParams()
  const { errorOf, typedIn } = useFieldErrors(actionData)
  const refusal = useRefusal(actionData)
  if (state === 'ask') {
    return (
      <EntryPage title={t('reset.askTitle')} lead={t('reset.askText', { minutes: linkLifetimes.resetMinutes })}>
        {actionData?.state === 'done' ? (
          <Alert>{t('reset.asked')}</Alert>
        ) : (
          <AccountForm answer={actionData} button={t('reset.askButton')} busyLabel={t('reset.askBusy')}>
            <EmailField {...typedIn('email')} error={errorOf('email')} />
          </AccountForm>
        )}
      </EntryPage>
    )
  }
  if (state !== 'open') return <SpentLink state={state} next={{ to: '/reset-password', label: t('next.reset') }} />
  return (
    <EntryPage title={t('reset.title')} lead={t('reset.text', { email })}>
      <AccountForm answer={actionData} refusal={refusal} button={t('reset.button')} busyLabel={t('reset.busy')}>
        <input type="hidden" name="token" value={query.get('token') ?? ''} />
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField answer={actionData} />
      </AccountForm>
    </EntryPage>
  )
}
