import { PasswordFailure } from '~/features/accounts/ui/password-failure'
import { PasskeyButton } from '~/features/passkeys/ui/passkey-button'
import { useTranslations } from '~/i18n/language'
import { factorsMessages } from '~/i18n/messages/factors'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { useForm } from '~/web/forms/use-form'
import type { ProofWays as Ways } from '../model'

type Props = Ways & { to: string | null; submit: string; submitting: string }

const codeRefusals = ['code', 'recovery-code', 'closed'] as const

/** The passkey, and the field for a code: what a second step and a fresh proof have in common. */
export function ProofWays({ hasPasskey, hasTotp, hasRecoveryCodes, to, submit, submitting }: Props) {
  const t = useTranslations(factorsMessages)
  const form = useForm<{ data: undefined; reason: string }>('code')
  const refusal = codeRefusals.find((reason) => reason === form.reason)
  const label = hasTotp ? t('ways.code') : t('ways.recoveryOnly')
  return (
    <div className="grid gap-6">
      {hasPasskey && (
        <PasskeyButton
          names={{ start: 'start-passkey', finish: 'passkey' }}
          label={t('ways.passkey')}
          busyLabel={t('ways.passkeyBusy')}
          variant="default"
          to={to}
          texts={{
            refused: t('refused.passkey'),
            closed: t('refused.closed'),
            script: t('failure.script'),
            cancelled: t('failure.cancelled'),
            unsupported: t('failure.unsupported'),
          }}
        />
      )}
      {(hasTotp || hasRecoveryCodes) && (
        <Form form={form} className="grid gap-5">
          {hasPasskey && <p className="text-muted text-sm">{t('ways.or')}</p>}
          <PasswordFailure result={form.result} />
          {to && <input type="hidden" name="to" value={to} />}
          <TextField
            name="code"
            label={label}
            required
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            error={refusal ? t(`refused.${refusal}`) : form.errorOf('code')}
          />
          <Button
            type="submit"
            variant={hasPasskey ? 'outline' : 'default'}
            busy={form.isBusy}
            busyLabel={submitting}
            className="justify-self-start"
          >
            {submit}
          </Button>
        </Form>
      )}
    </div>
  )
}
