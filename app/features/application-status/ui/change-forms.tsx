import { AboutFields, NameField } from '~/features/access-requests/ui/access-request-form'
import { useTranslations } from '~/i18n/language'
import { applicationStatusMessages } from '~/i18n/messages/application-status'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import type { FormHandle } from '~/web/forms/use-form'
import type { ApplicationForm } from '../model'
import { ChangeSection } from './change-section'

type Props = { form: FormHandle<ApplicationForm>; token: string }

/** The fields are empty: the page shows nothing that the applicant wrote. What is left empty stays. */
export function CorrectForm({ form, token }: Props) {
  const t = useTranslations(applicationStatusMessages)
  return (
    <ChangeSection title={t('correct.title')} text={t('correct.text')} isOpen={form.result !== undefined}>
      <Form key={form.resetKey} form={form} className="grid gap-5">
        <FormFailure result={form.result} />
        <Refusal form={form} />
        <input type="hidden" name="token" value={token} />
        <NameField form={form} required={false} />
        <AboutFields form={form} required={false} placeholder={t('correct.roleKept')} />
        <Button type="submit" busy={form.isBusy} busyLabel={t('correct.busy')} className="justify-self-start">
          {t('correct.button')}
        </Button>
      </Form>
      {/* Below the button, where the person looks: the fields above it fill a window. */}
      {form.result?.state === 'done' && <Alert tone="success">{t('correct.done')}</Alert>}
    </ChangeSection>
  )
}

export function WithdrawForm({ form, token }: Props) {
  const t = useTranslations(applicationStatusMessages)
  return (
    <ChangeSection title={t('withdraw.title')} text={t('withdraw.text')} isOpen={form.result !== undefined}>
      <Form form={form} className="grid gap-5">
        <FormFailure result={form.result} />
        <Refusal form={form} />
        <input type="hidden" name="token" value={token} />
        <Button
          type="submit"
          variant="destructive"
          busy={form.isBusy}
          busyLabel={t('withdraw.busy')}
          className="justify-self-start"
        >
          {t('withdraw.button')}
        </Button>
      </Form>
    </ChangeSection>
  )
}

function Refusal({ form: { reason } }: Pick<Props, 'form'>) {
  const t = useTranslations(applicationStatusMessages, 'refused')
  return reason ? <Alert tone="danger">{t(reason)}</Alert> : null
}
