import { AccountSection } from '~/features/profile/ui/account-section'
import { useTranslations } from '~/i18n/language'
import { digestMessages } from '~/i18n/messages/digest'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { SelectField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import { digestHours, writeHour } from '../model/digest'

/** The hour of the daily digest, on the account page of an admin. */
export function DigestSection({ hour, mailLeaves }: { hour: number | null; mailLeaves: boolean }) {
  const t = useTranslations(digestMessages)
  const form = useForm('digest')
  return (
    <AccountSection id="digest" title={t('title')} text={t('text')}>
      <Form form={form} className="grid gap-5">
        {!mailLeaves && <p className="text-danger text-sm">{t('noMail')}</p>}
        <FormFailure result={form.result} />
        {form.settled?.state === 'done' && (
          <Alert tone="success">{hour === null ? t('savedOff') : t('savedOn', { hour: writeHour(hour) })}</Alert>
        )}
        <SelectField
          label={t('hour')}
          hint={t('hint')}
          placeholder={t('off')}
          options={digestHours.map((value) => ({ value: String(value), label: writeHour(value) }))}
          defaultValue={hour === null ? '' : String(hour)}
          {...form.field('hour')}
        />
        <Button type="submit" busy={form.isBusy} busyLabel={t('saving')} className="justify-self-start">
          {t('save')}
        </Button>
      </Form>
    </AccountSection>
  )
}
