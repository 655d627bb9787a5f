import { data, redirect, useSearchParams } from 'react-router'
import { confirmRegistration } from '~/features/accounts/commands.server'
import { afterSignIn, linkFormsPerNetwork, linkRefusals } from '~/features/accounts/model'
import { getLink } from '~/features/accounts/queries.server'
import { confirmInput } from '~/features/accounts/schema'
import { AccountForm } from '~/features/accounts/ui/account-form'
import { EntryPage } from '~/features/accounts/ui/entry-page'
import { linkStatuses, useLinkRefusal } from '~/features/accounts/ui/link-answers'
import { SpentLink } from '~/features/accounts/ui/spent-link'
import { useTranslations } from '~/i18n/language'
import { accountLinksMessages } from '~/i18n/messages/account-links'
import { loginMessages } from '~/i18n/messages/login'
import { TextField } from '~/ui/field'
import { type FormOf, form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import { getCtx } from '~/web/scope.server'
import { signedInHeaders } from '~/web/session.server'
import type { Route } from './+types/confirm-email'

/** Read-only: mail scanners open links, which must change nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const { state, link } = await getLink(getCtx(context), ['confirm'], token)
  return data({ state, email: state === 'open' ? (link?.email ?? '') : '' }, { status: linkStatuses[state] })
}

export const action = formActions({
  confirm: form({
    input: confirmInput,
    reasons: linkRefusals,
    perNetwork: linkFormsPerNetwork,
    limitedBy: ({ token }) => token,
    run: async (ctx, input, { request, scope }) => {
      const started = await confirmRegistration(ctx, { ...input, userAgent: request.headers.get('User-Agent') ?? '' })
      return redirect(afterSignIn, { headers: await signedInHeaders(request, scope, started) })
    },
  }),
})

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function ConfirmEmail({ loaderData: { state, email } }: Route.ComponentProps) {
  const t = useTranslations(accountLinksMessages)
  const login = useTranslations(loginMessages)
  const [query] = useSearchParams()
  const confirmForm = useForm<FormOf<typeof action, 'confirm'>>('confirm')
  const refusal = useLinkRefusal(confirmForm.reason)
  if (state !== 'open')
    return <SpentLink state={state} next={{ to: '/login?tab=register', label: t('next.register') }} />
  return (
    <EntryPage title={t('confirm.title')} lead={t('confirm.text', { email })}>
      <AccountForm form={confirmForm} refusal={refusal} button={t('confirm.button')} busyLabel={t('confirm.busy')}>
        <input type="hidden" name="token" value={query.get('token') ?? ''} />
        <TextField
          name="password"
          type="password"
          label={login('password')}
          required
          autoComplete="current-password"
          error={confirmForm.errorOf('password')}
        />
      </AccountForm>
    </EntryPage>
  )
}
