import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useFormatter, useTranslations } from '~/i18n/language'
import { myDataMessages } from '~/i18n/messages/my-data'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import { copyHours, type OwnData } from '../model'

/** Asks for a copy, and shows what has become of it. */
export function GetCopy({ email, copy }: Pick<OwnData, 'email' | 'copy'>) {
  const t = useTranslations(myDataMessages, 'get')
  const format = useFormatter()
  const form = useForm('copy')
  useRefresh(copy?.status === 'queued')
  const date = copy?.expiresAt ? format.dateTime(copy.expiresAt, { dateStyle: 'long', timeStyle: 'short' }) : ''
  return (
    <div className="grid gap-5">
      {copy?.status === 'queued' && <Alert>{t('queued', { email })}</Alert>}
      {copy?.status === 'ready' && <Alert tone="success">{t('ready', { email, date })}</Alert>}
      {copy?.status === 'failed' && <Alert tone="danger">{t('failed')}</Alert>}
      {!copy && <p className="text-sm">{t('none', { email, hours: copyHours })}</p>}
      {copy?.status !== 'queued' && (
        <Form form={form} className="grid gap-5">
          <FormFailure result={form.result} />
          <Button
            type="submit"
            variant={copy?.status === 'ready' ? 'outline' : 'default'}
            busy={form.isBusy}
            busyLabel={t('busy')}
            className="justify-self-start"
          >
            {copy ? t('again') : t('button')}
          </Button>
        </Form>
      )}
    </div>
  )
}

const refreshMs = 4000

/** Looks again while the copy is being made and the page is visible. */
function useRefresh(isWaiting: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => document.visibilityState === 'visible' && void revalidate(), refreshMs)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
}
