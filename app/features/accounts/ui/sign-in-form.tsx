import { statusPath } from '~/features/application-status/model'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { loginMessages } from '~/i18n/messages/login'
import type { SignInPolicy } from '~/lib/sign-in-policy'
import { TextField } from '~/ui/field'
import { Link } from '~/ui/link'
import type { FormHandle } from '~/web/forms/use-form'
import { AccountForm } from './account-form'
import { EmailField } from './email-field'

type Props = { form: FormHandle; policy: SignInPolicy; to: string | null }

export function SignInForm({ form, policy, to }: Props) {
  const t = useTranslations(loginMessages)
  const { domain } = useSite().brand
  const restricted = t('accessRestricted', { domain })
  return (
    <AccountForm
      form={form}
      refusal={form.reason && <Refusal reason={form.reason} restricted={restricted} policy={policy} />}
      button={t('signIn')}
      busyLabel={t('signingIn')}
      after={
        <Link to="/reset-password" className="py-2 text-muted text-sm underline underline-offset-4 hover:text-ink">
          {t('forgotten')}
        </Link>
      }
    >
      {to && <input type="hidden" name="to" value={to} />}
      <EmailField foreignDomainError={policy === 'company' ? restricted : undefined} {...form.field('email')} />
      <TextField
        name="password"
        type="password"
        label={t('password')}
        required
        autoComplete="current-password"
        error={form.errorOf('password')}
      />
    </AccountForm>
  )
}

function Refusal({ reason, restricted, policy }: { reason: string; restricted: string; policy: SignInPolicy }) {
  const t = useTranslations(loginMessages)
  return (
    <>
      <p>{reason === 'domain' ? restricted : t('refused.credentials')}</p>
      {reason === 'domain' && policy === 'invited' && <p className="mt-1 text-muted">{t('invitedToo')}</p>}
      {/* The same for every address: it does not tell who has asked to join. */}
      <p className="mt-1 text-muted">
        {t('asked')}{' '}
        <Link to={statusPath} className="text-ink underline underline-offset-4">
          {t('askedLink')}
        </Link>
      </p>
    </>
  )
}
