import { type AddedFactor, passkeyNameLength } from '~/features/factors/model'
import { RecoveryCodes } from '~/features/factors/ui/recovery-codes'
import { refusalKey } from '~/features/factors/ui/refusal-key'
import { useTranslations } from '~/i18n/language'
import { factorsMessages } from '~/i18n/messages/factors'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { usePasskeyForms } from './use-passkey-forms'

export function AddPasskey() {
  const t = useTranslations(factorsMessages)
  const { start, finish, response, failure, isBusy } = usePasskeyForms<AddedFactor>({
    start: 'start-passkey',
    finish: 'add-passkey',
  })
  const reason = refusalKey(start.reason ?? finish.reason)
  const text = failure ? t(`failure.${failure}`) : reason && t(`refused.${reason}`)
  return (
    <div className="grid gap-5">
      <FormFailure result={start.result?.state === 'failed' ? start.result : finish.result} />
      {text && !isBusy && <Alert tone="danger">{text}</Alert>}
      {finish.result?.state === 'done' && !isBusy && !text && <Alert tone="success">{t('passkeys.added')}</Alert>}
      {finish.data?.codes && <RecoveryCodes codes={finish.data.codes} />}
      <Form form={start} key={finish.resetKey} className="grid gap-4">
        <TextField
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          maxLength={passkeyNameLength}
          required
          autoComplete="off"
          {...start.field('name')}
        />
        <Button
          type="submit"
          variant="outline"
          busy={isBusy}
          busyLabel={t('passkeys.adding')}
          className="justify-self-start"
        >
          {t('passkeys.add')}
        </Button>
      </Form>
      <Form form={finish} hidden noValidate>
        <input type="hidden" name="name" />
        <input ref={response} type="hidden" name="response" />
        <button type="submit">{t('passkeys.add')}</button>
      </Form>
    </div>
  )
}
