import { redirect, useSearchParams } from 'react-router'
import { findSession } from '~/auth/sessions.server'
import { register, signIn } from '~/features/accounts/commands.server'
import { registerRefusals, safeDestination, signInRefusals } from '~/features/accounts/model'
import { registerInput, signInInput } from '~/features/accounts/schema'
import { EntryPage } from '~/features/accounts/ui/entry-page'
import { LoginTabs } from '~/features/accounts/ui/login-tabs'
import { RegisterForm } from '~/features/accounts/ui/register-form'
import { SignInForm } from '~/features/accounts/ui/sign-in-form'
import { getStartAddress } from '~/features/preferences/queries.server'
import { useTranslations } from '~/i18n/language'
import { loginMessages } from '~/i18n/messages/login'
import { Alert } from '~/ui/alert'
import { type FormOf, form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import { createCtx, getScope } from '~/web/scope.server'
import { loadSession, signedInHeaders } from '~/web/session.server'
import { useNotice } from '~/web/use-notice'
import type { Route } from './+types/login'

/** Redirects users who are already signed in, to where they wanted to go. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = getScope(context)
  if (await loadSession(request, scope)) {
    const to = new URL(request.url).searchParams.get('to')
    throw redirect(safeDestination(to, await getStartAddress(createCtx(scope))))
  }
  return { policy: scope.services.settings.signInPolicy }
}

export const action = formActions({
  'sign-in': form({
    input: signInInput,
    reasons: signInRefusals,
    // The command limits failures itself; correct passwords are never slowed.
    perNetwork: null,
    run: async (ctx, { to, ...credentials }, { request, scope }) => {
      const userAgent = request.headers.get('User-Agent') ?? ''
      const started = await signIn(ctx, { ...credentials, userAgent })
      const session = await findSession(ctx, started.token)
      const start = await getStartAddress({ ...ctx, actor: session?.member ?? null })
      return redirect(safeDestination(to, start), { headers: await signedInHeaders(request, scope, started) })
    },
  }),
  register: form({ input: registerInput, run: register, reasons: registerRefusals }),
})

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function Login({ loaderData: { policy } }: Route.ComponentProps) {
  const t = useTranslations(loginMessages)
  const [query] = useSearchParams()
  const notice = useNotice()
  const signInForm = useForm<FormOf<typeof action, 'sign-in'>>('sign-in')
  const registerForm = useForm<FormOf<typeof action, 'register'>>('register')
  const isRegisterTab = query.get('tab') === 'register' || registerForm.isPosted
  return (
    <EntryPage title={t('title')} lead={t('lead')} description={t('description')}>
      <LoginTabs isRegister={isRegisterTab} query={query} />
      {notice === 'reset' && (
        <Alert tone="success" className="mb-6">
          {t('passwordReset')}
        </Alert>
      )}
      {notice === 'signed-out' && <Alert className="mb-6">{t('signedOut')}</Alert>}
      {isRegisterTab ? (
        <RegisterForm form={registerForm} policy={policy} />
      ) : (
        <SignInForm form={signInForm} policy={policy} to={query.get('to')} />
      )}
    </EntryPage>
  )
}
