import { useEffect } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { z } from 'zod'
import { register, signIn } from '~/features/accounts/commands.server'
import { linkFormsPerNetwork, registerRefusals, safeDestination, signInRefusals } from '~/features/accounts/model'
import { registerInput, signInInput } from '~/features/accounts/schema'
import { EntryPage } from '~/features/accounts/ui/entry-page'
import { LoginTabs } from '~/features/accounts/ui/login-tabs'
import { RegisterForm } from '~/features/accounts/ui/register-form'
import { SignInForm } from '~/features/accounts/ui/sign-in-form'
import { deleteStoredPages } from '~/features/check-in/ui/stored-lists'
import { forgetDrafts } from '~/features/members/ui/forget-drafts'
import { PasskeyButton } from '~/features/passkeys/ui/passkey-button'
import { getStartAddress } from '~/features/preferences/queries.server'
import { signInWithPasskey, startPasskeySignIn } from '~/features/proofs/commands.server'
import { passkeySignInRefusals, secondStepPage } from '~/features/proofs/model'
import { passkeyProofInput } from '~/features/proofs/schema'
import { signOnPage } from '~/features/single-sign-on/model'
import { useTranslations } from '~/i18n/language'
import { loginMessages } from '~/i18n/messages/login'
import { Alert } from '~/ui/alert'
import { ButtonLink } from '~/ui/button'
import { secondStepCookie } from '~/web/cookies.server'
import { type FormOf, form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import { createCtx, getScope } from '~/web/scope.server'
import { loadSession } from '~/web/session.server'
import { useNotice } from '~/web/use-notice'
import type { Route } from './+types/login'
import { signedInAnswer, userAgentOf } from './signed-in-answer.server'

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
      const result = await signIn(ctx, { ...credentials, userAgent: userAgentOf(request) })
      if (!('secondStepToken' in result)) return signedInAnswer(ctx, result, { request, scope }, to)
      const page = to ? `${secondStepPage}?${new URLSearchParams({ to })}` : secondStepPage
      const cookie = secondStepCookie(result.secondStepToken, scope.services.settings)
      return redirect(page, { headers: { 'Set-Cookie': cookie } })
    },
  }),
  'start-passkey': form({ input: z.object({}), run: startPasskeySignIn, perNetwork: linkFormsPerNetwork }),
  passkey: form({
    input: passkeyProofInput,
    reasons: passkeySignInRefusals,
    perNetwork: linkFormsPerNetwork,
    run: async (ctx, { to, response }, { request, scope }) => {
      const started = await signInWithPasskey(ctx, { response, userAgent: userAgentOf(request) })
      return signedInAnswer(ctx, started, { request, scope }, to)
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
  const isSignedOut = notice === 'signed-out'
  // What the page before has not deleted: its script may not have run yet. Without a sign-out the session may just have ended, and its texts stay.
  useEffect(() => void (isSignedOut ? forgetDrafts() : deleteStoredPages()), [isSignedOut])
  const isRegisterTab = query.get('tab') === 'register' || registerForm.isPosted
  return (
    <EntryPage title={t('title')} lead={t('lead')} description={t('description')}>
      <LoginTabs isRegister={isRegisterTab} query={query} />
      {notice === 'reset' && (
        <Alert tone="success" className="mb-6">
          {t('passwordReset')}
        </Alert>
      )}
      {isSignedOut && <Alert className="mb-6">{t('signedOut')}</Alert>}
      {isRegisterTab ? (
        <RegisterForm form={registerForm} policy={policy} />
      ) : (
        <>
          <SignInForm form={signInForm} policy={policy} to={query.get('to')} />
          <div className="mt-8 grid justify-items-start gap-4 border-line border-t pt-6">
            <ButtonLink
              to={query.get('to') ? `${signOnPage}?${new URLSearchParams({ to: query.get('to') ?? '' })}` : signOnPage}
              variant="outline"
            >
              {t('organisation')}
            </ButtonLink>
            <PasskeyButton
              names={{ start: 'start-passkey', finish: 'passkey' }}
              label={t('passkey.signIn')}
              busyLabel={t('passkey.waiting')}
              to={query.get('to')}
              texts={{
                refused: t('passkey.refused'),
                closed: t('passkey.closed'),
                script: t('passkey.script'),
                cancelled: t('passkey.cancelled'),
                unsupported: t('passkey.unsupported'),
              }}
            />
          </div>
        </>
      )}
    </EntryPage>
  )
}
