import { linkLifetimes } from '~/features/accounts/model'
import { AccountForm } from '~/features/accounts/ui/account-form'
import { requestAddressChange } from '~/features/address-change/commands.server'
import { addressRefusals } from '~/features/address-change/model'
import { newAddressInput } from '~/features/address-change/schema'
import { useAddressRefusal } from '~/features/address-change/ui/refusals'
import { useAuth } from '~/features/members/ui/auth'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { addressChangeMessages } from '~/i18n/messages/address-change'
import { emailLength } from '~/lib/field-lengths'
import { Alert } from '~/ui/alert'
import { TextField } from '~/ui/field'
import { Link } from '~/ui/link'
import { type FormOf, form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'

export const action = formActions({
  ask: form({
    input: newAddressInput,
    reasons: addressRefusals,
    limitedBy: (_input, { session }) => session?.user.id ?? '',
    run: requestAddressChange,
  }),
})

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'
export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

/** Asks for another address. The link that is mailed there changes it. */
export default function AccountAddress() {
  const t = useTranslations(addressChangeMessages)
  const { user } = useAuth()
  const ask = useForm<FormOf<typeof action, 'ask'>>('ask')
  const refusal = useAddressRefusal(ask.reason)
  const email = user?.email ?? ''
  return (
    <div className="wrap pt-6 pb-16">
      <PageTitle title={t('title')} description={t('description')} />
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-3 mb-8 max-w-[60ch] break-words text-muted">{t('lead', { email })}</p>
      <div className="max-w-md">
        {ask.result?.state === 'done' ? (
          <Alert tone="success">{t('asked', { email, hours: linkLifetimes.changeHours })}</Alert>
        ) : (
          <AccountForm form={ask} refusal={refusal} button={t('button')} busyLabel={t('busy')}>
            <TextField
              type="email"
              label={t('field')}
              required
              maxLength={emailLength}
              autoComplete="email"
              {...ask.field('email')}
            />
            <p className="text-muted text-sm">{t('effects')}</p>
          </AccountForm>
        )}
        <Link
          to="/account"
          className="mt-8 inline-flex min-h-11 items-center text-muted text-sm underline underline-offset-4 hover:text-ink"
        >
          {t('back')}
        </Link>
      </div>
    </div>
  )
}
