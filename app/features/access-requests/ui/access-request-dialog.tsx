import { useTranslations } from '~/i18n/language'
import { accessRequestMessages } from '~/i18n/messages/access-request'
import { siteMessages } from '~/i18n/messages/site'
import { Dialog } from '~/ui/dialog'
import { showToast } from '~/ui/toast'
import { Form } from '~/web/forms/form'
import { failureKey } from '~/web/forms/form-result'
import { useForm } from '~/web/forms/use-form'
import { requestAccessPath, reviewPromise } from '../model'
import { AccessRequestFields } from './access-request-form'
import { SeatHint } from './seat-hint'

export type AccessRequestDialogProps = { open: boolean; onClose: () => void }

export function AccessRequestDialog({ open, onClose }: AccessRequestDialogProps) {
  const t = useTranslations(accessRequestMessages)
  const nav = useTranslations(siteMessages, 'nav')
  const forms = useTranslations(siteMessages, 'forms')
  const form = useForm('request', {
    action: requestAccessPath,
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
      description={
        <>
          {t('lead', reviewPromise)} <SeatHint />
        </>
      }
      closeLabel={nav('close')}
    >
      <Form key={form.resetKey} form={form}>
        <AccessRequestFields form={form} />
      </Form>
    </Dialog>
  )
}
