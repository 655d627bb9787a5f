import { useTranslations } from '~/i18n/language'
import { announcementsMessages } from '~/i18n/messages/announcements'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { CheckboxField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'

/** Whether one is told of new events by mail. */
export function AnnouncementsForm({ wantsAnnouncements }: { wantsAnnouncements: boolean }) {
  const t = useTranslations(announcementsMessages, 'account')
  const form = useForm('announcements')
  return (
    <Form form={form} className="grid gap-5">
      <FormFailure result={form.result} />
      {form.result?.state === 'done' && <Alert tone="success">{t('saved')}</Alert>}
      <CheckboxField name="announcements" label={t('label')} defaultChecked={wantsAnnouncements} />
      <Button type="submit" busy={form.isBusy} busyLabel={t('saving')} className="justify-self-start">
        {t('save')}
      </Button>
    </Form>
  )
}
