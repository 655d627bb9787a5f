import { useAuth } from '~/features/members/ui/auth'
import { useTranslations } from '~/i18n/language'
import { workspaceMessages } from '~/i18n/messages/workspace'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { SelectField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import { type StartPage, startPagesFor } from '../model'

/** Where one lands after signing in. */
export function StartPageForm({ startPage }: { startPage: StartPage }) {
  const t = useTranslations(workspaceMessages, 'start')
  const form = useForm('start-page')
  const pages = startPagesFor({ adminRole: useAuth().userAccess?.adminRole ?? null })
  return (
    <Form form={form} className="grid gap-5">
      <FormFailure result={form.result} />
      {form.result?.state === 'done' && <Alert tone="success">{t('saved')}</Alert>}
      <SelectField
        name="startPage"
        label={t('label')}
        options={pages.map((value) => ({ value, label: t(value) }))}
        defaultValue={pages.includes(startPage) ? startPage : 'select-role'}
        error={form.errorOf('startPage')}
      />
      <Button type="submit" busy={form.isBusy} busyLabel={t('saving')} className="justify-self-start">
        {t('save')}
      </Button>
    </Form>
  )
}
