import { useTranslations } from '~/i18n/language'
import { loadTexts } from '~/i18n/load-texts'
import { Dialog } from '~/ui/dialog'
import { showToast } from '~/ui/toast'
import { Form } from '~/web/forms/form'
import { failureKey } from '~/web/forms/form-result'
import { useForm } from '~/web/forms/use-form'
import { page, reviewPromise } from '../model'
import { AccessRequestFields } from './access-request-form'

await loadTexts('access-request')

export type AccessRequestDialogProps = { open: boolean; onClose: () => void }

export function AccessRequestDialog({ open, onClose }: AccessRequestDialogProps) {
  const t = useTranslations('accessRequest')
  const nav = useTranslations('nav')
  const forms = useTranslations('forms')
  const form = useForm('request', {
    action: page,
    onResult: (result) => {
      if (result.state === 'done') {
        onClose()
        showToast({ title: t('sentTitle'), description: t('sentText'), tone: 'success' })
      }
      if (result.state === 'failed') {
        showToast({ title: forms('errorTitle'), description: forms(failureKey(result.failure)), tone: 'danger' })
      }
    },
  })

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      description={t('lead', reviewPromise)}
      closeLabel={nav('close')}
    >
      <Form key={form.resetKey} form={form}>
        <AccessRequestFields form={form} />
      </Form>
    </Dialog>
  )
}
