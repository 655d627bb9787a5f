import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { useTranslations } from '~/i18n/language'
import { loadTexts } from '~/i18n/load-texts'
import { Dialog } from '~/ui/dialog'
import { showToast } from '~/ui/toast'
import { type FormResult, failureKey } from '~/web/forms/form-result'
import { page, reviewPromise } from '../model'
import { AccessRequestFields } from './access-request-form'

await loadTexts('access-request')

export type AccessRequestDialogProps = { open: boolean; onClose: () => void }

export function AccessRequestDialog({ open, onClose }: AccessRequestDialogProps) {
  const t = useTranslations('accessRequest')
  const nav = useTranslations('nav')
  const forms = useTranslations('forms')
  const fetcher = useFetcher<FormResult>()
  // A new key empties the form after it has been sent.
  const [round, setRound] = useState(0)
  const answer = fetcher.data

  const tell = useEffectEvent((answer: FormResult) => {
    if (answer.state === 'done') {
      onClose()
      setRound((last) => last + 1)
      showToast({ title: t('sentTitle'), description: t('sentText'), tone: 'success' })
    }
    if (answer.state === 'failed') {
      showToast({ title: forms('errorTitle'), description: forms(failureKey(answer.failure)), tone: 'danger' })
    }
  })
  useEffect(() => {
    if (answer) tell(answer)
  }, [answer])

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      description={t('lead', reviewPromise)}
      closeLabel={nav('close')}
    >
      <fetcher.Form key={round} method="post" action={page}>
        <AccessRequestFields answer={answer} busy={fetcher.state !== 'idle'} />
      </fetcher.Form>
    </Dialog>
  )
}
