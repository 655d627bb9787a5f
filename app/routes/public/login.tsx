import { redirect, useSearchParams } from 'react-router'
import { register, signIn } from '~/features/accounts/commands.server'
import { afterSignIn, safeDestination } from '~/features/accounts/model'
import { registerInput, signInInput } from '~/features/accounts/schema'
import { EntryPage } from '~/features/accounts/ui/entry-page'
import { LoginTabs } from '~/features/accounts/ui/login-tabs'
import { RegisterForm } from '~/features/accounts/ui/register-form'
import { SignInForm } from '~/features/accounts/ui/sign-in-form'
import { useTranslations } from '~/i18n/language'
import { loadMemberTexts } from '~/i18n/load-member-texts'
import { Alert } from '~/ui/alert'
import { answerForm } from '~/web/forms/form-actions.server'
import { whenOffline } from '~/web/forms/form-result'
import { getScope } from '~/web/scope.server'
import { loadSession, signedInHeaders } from '~/web/session.server'
import type { Route } from './+types/login'

await loadMemberTexts('login')

const isRegister = (request: Request) => new URL(request.url).searchParams.get('tab') === 'register'

/** Who is signed in has nothing to do here. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = getScope(context)
  if (await loadSession(request, scope)) throw redirect(afterSignIn)
  return { policy: scope.services.settings.signInPolicy }
}

export function action({ request, context }: Route.ActionArgs) {
  const scope = getScope(context)
  if (isRegister(request)) {
    return answerForm(request, scope, { name: 'register', input: registerInput, run: register })
  }
  return answerForm(request, scope, {
    name: 'sign-in',
    input: signInInput,
    // The command counts failures; who signs in rightly is never slowed.
    perNetwork: null,
    run: async (ctx, { to, ...given }) => {
      const userAgent = request.headers.get('User-Agent') ?? ''
      const started = await signIn(ctx, { ...given, userAgent })
      return redirect(safeDestination(to), { headers: await signedInHeaders(request, scope, started) })
    },
  })
}

/** `Retry-After` reaches whoever tried too often. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => whenOffline(serverAction)

export default function Login({ loaderData: { policy }, actionData }: Route.ComponentProps) {
  const t = useTranslations('login')
  const [query] = useSearchParams()
  const registers = query.get('tab') === 'register'
  const told = query.get('notice')
  return (
    <EntryPage title={t('title')} lead={t('lead')} description={t('description')}>
      <LoginTabs isRegister={registers} query={query} />
      {told === 'reset' && (
        <Alert tone="success" className="mb-6">
          {t('passwordReset')}
        </Alert>
      )}
      {told === 'signed-out' && <Alert className="mb-6">{t('signedOut')}</Alert>}
      {registers ? (
        <RegisterForm key="register" answer={actionData} policy={policy} />
      ) : (
        <SignInForm key="sign-in" answer={actionData} policy={policy} to={query.get('to')} />
      )}
    </EntryPage>
  )
}
