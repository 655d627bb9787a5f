import { data, redirect, useSearchParams } from 'react-router'
import { confirmRegistration } from '~/features/accounts/commands.server'
import { afterSignIn, linkFormsPerNetwork } from '~/features/accounts/model'
import { getLink } from '~/features/accounts/queries.server'
import { confirmInput } from '~/features/accounts/schema'
import { AccountForm } from '~/features/accounts/ui/account-form'
import { EntryPage } from '~/features/accounts/ui/entry-page'
import { linkStatuses, useRefusal } from '~/features/accounts/ui/link-answers'
import { SpentLink } from '~/features/accounts/ui/spent-link'
import { useTranslations } from '~/i18n/language'
import { loadMemberTexts } from '~/i18n/load-member-texts'
import { TextField } from '~/ui/field'
import { answerForm } from '~/web/forms/form-actions.server'
import { whenOffline } from '~/web/forms/form-result'
import { useFieldErrors } from '~/web/forms/use-form'
import { getCtx, getScope } from '~/web/scope.server'
import { signedInHeaders } from '~/web/session.server'
import type { Route } from './+types/confirm-email'

await loadMemberTexts('login', 'account-links')

/** Only looks: what a mail scanner fetches must change nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const { state, link } = await getLink(getCtx(context), ['confirm'], token)
  return data({ state, email: state === 'open' ? (link?.email ?? '') : '' }, { status: linkStatuses[state] })
}

export function action({ request, context }: Route.ActionArgs) {
  const scope = getScope(context)
  return answerForm(request, scope, {
    name: 'confirm-email',
    input: confirmInput,
    perNetwork: linkFormsPerNetwork,
    limitedBy: ({ token }) => token,
    run: async (ctx, given) => {
      const started = await confirmRegistration(ctx, { ...given, userAgent: request.headers.get('User-Agent') ?? '' })
      return redirect(afterSignIn, { headers: await signedInHeaders(request, scope, started) })
    },
  })
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => whenOffline(serverAction)

export default function ConfirmEmail({ loaderData: { state, email }, actionData }: Route.ComponentProps) {
  const t = useTranslations('accountLinks')
  const login = useTranslations('login')
  const [query] = useSearchParams()
  const { errorOf } = useFieldErrors(actionData)
  const refusal = useRefusal(actionData)
  if (state !== 'open')
    return <SpentLink state={state} next={{ to: '/login?tab=register', label: t('next.register') }} />
  return (
    <EntryPage title={t('confirm.title')} lead={t('confirm.text', { email })}>
      <AccountForm answer={actionData} refusal={refusal} button={t('confirm.button')} busyLabel={t('confirm.busy')}>
        <input type="hidden" name="token" value={query.get('token') ?? ''} />
        <TextField
          name="password"
          type="password"
          label={login('password')}
          required
          autoComplete="current-password"
          error={errorOf('password')}
        />
      </AccountForm>
    </EntryPage>
  )
}
