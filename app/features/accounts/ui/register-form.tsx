import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { loginMessages } from '~/i18n/messages/login'
import type { SignInPolicy } from '~/lib/sign-in-policy'
import { Alert } from '~/ui/alert'
import { ButtonLink } from '~/ui/button'
import { Honeypot } from '~/web/forms/form-parts'
import type { FormHandle } from '~/web/forms/use-form'
import { AccountForm } from './account-form'
import { EmailField } from './email-field'
import { NewPasswordField } from './new-password-field'

export function RegisterForm({ form, policy }: { form: FormHandle; policy: SignInPolicy }) {
  const t = useTranslations(loginMessages)
  const { domain } = useSite().brand
  if (form.result?.state === 'done') return <Alert tone="info">{t('sent')}</Alert>
  const domainError = t('registrationRestricted', { domain })
  const isDomain = form.reason === 'domain'
  return (
    <AccountForm
      form={form}
      refusal={
        isDomain && (
          <>
            <p>{domainError}</p>
            {policy === 'invited' && <p className="mt-1 text-muted">{t('useInvitation')}</p>}
          </>
        )
      }
      button={t('register')}
      busyLabel={t('registering')}
      after={
        isDomain && (
          <ButtonLink to="/request-access" variant="outline">
            {t('askAccess')}
          </ButtonLink>
        )
      }
    >
      <EmailField
        foreignDomainError={policy === 'open' ? undefined : domainError}
        hint={policy === 'open' ? undefined : t('emailHint', { domain })}
        {...form.field('email')}
      />
      <NewPasswordField form={form} />
      <Honeypot />
    </AccountForm>
  )
}
