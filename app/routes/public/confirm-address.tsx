import { data, redirect, useSearchParams } from 'react-router'
import { linkFormsPerNetwork } from '~/features/accounts/model'
import { getLink } from '~/features/accounts/queries.server'
import { AccountForm } from '~/features/accounts/ui/account-form'
import { EntryPage } from '~/features/accounts/ui/entry-page'
import { linkStatuses } from '~/features/accounts/ui/link-answers'
import { SpentLink } from '~/features/accounts/ui/spent-link'
import { confirmNewAddress } from '~/features/address-change/commands.server'
import { addressPage, addressRefusals } from '~/features/address-change/model'
import { confirmAddressInput } from '~/features/address-change/schema'
import { useAddressRefusal } from '~/features/address-change/ui/refusals'
import { useTranslations } from '~/i18n/language'
import { addressChangeMessages } from '~/i18n/messages/address-change'
import { Link } from '~/ui/link'
import { type FormOf, form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/confirm-address'

/** Read-only: mail scanners open links, which must change nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { state, link } = await getLink(getCtx(context), ['change-address'], query.get('token') ?? '')
  // The browser in which it was just changed comes back here; so does whoever opens the mail again.
  const isDone = state === 'used' && query.get('notice') === 'changed'
  const email = state === 'open' || isDone ? (link?.email ?? '') : ''
  return data({ state: isDone ? ('changed' as const) : state, email }, { status: isDone ? 200 : linkStatuses[state] })
}

export const action = formActions({
  change: form({
    input: confirmAddressInput,
    reasons: addressRefusals,
    perNetwork: linkFormsPerNetwork,
    limitedBy: ({ token }) => token,
    run: async (ctx, input) => {
      await confirmNewAddress(ctx, input)
      return redirect(`/confirm-address?${new URLSearchParams({ token: input.token, notice: 'changed' })}`)
    },
  }),
})

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

/** The link that was mailed to the new address of an account. */
export default function ConfirmAddress({ loaderData: { state, email } }: Route.ComponentProps) {
  const t = useTranslations(addressChangeMessages)
  const [query] = useSearchParams()
  const change = useForm<FormOf<typeof action, 'change'>>('change')
  const refusal = useAddressRefusal(change.reason)
  if (state === 'changed')
    return (
      <EntryPage title={t('done.title')} lead={t('done.text', { email })}>
        <Link to="/account" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t('done.link')}
        </Link>
      </EntryPage>
    )
  if (state !== 'open') return <SpentLink state={state} next={{ to: addressPage, label: t('title') }} />
  return (
    <EntryPage title={t('confirm.title')} lead={t('confirm.text', { email })}>
      <AccountForm form={change} refusal={refusal} button={t('confirm.button')} busyLabel={t('confirm.busy')}>
        <input type="hidden" name="token" value={query.get('token') ?? ''} />
      </AccountForm>
    </EntryPage>
  )
}
