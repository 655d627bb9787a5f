import { useTranslations } from '~/i18n/language'
import { attendanceMessages } from '~/i18n/messages/attendance'
import { consentsMessages } from '~/i18n/messages/consents'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import type { OwnAttendance } from '../model'

/** On the account page: whether others who attend the same events see one's name. */
export function AttendanceChoice({ shows, hasName, isWordingNewer }: OwnAttendance) {
  const t = useTranslations(attendanceMessages)
  const newer = useTranslations(consentsMessages, 'newer')
  // One fetcher, so that only the last of the two has a result.
  const show = useForm('show-attendance', { key: 'attendance' })
  const hide = useForm('hide-attendance', { key: 'attendance' })
  return (
    <div className="grid gap-5">
      <FormFailure result={show.result ?? hide.result} />
      {show.result?.state === 'done' && <Alert tone="success">{t('shown')}</Alert>}
      {hide.result?.state === 'done' && <Alert tone="success">{t('hidden')}</Alert>}
      <p className="font-medium">{t(shows ? 'isShown' : 'isHidden')}</p>
      {shows && !hasName && <p className="text-muted text-sm">{t('noName')}</p>}
      {isWordingNewer && <Alert title={newer('title')}>{t('newer')}</Alert>}
      {(!shows || isWordingNewer) && (
        <Form form={show} className="grid gap-5">
          <p className="max-w-[60ch] text-muted text-sm">{t('consent')}</p>
          <Button type="submit" busy={show.isBusy} busyLabel={t('saving')} className="justify-self-start">
            {t('show')}
          </Button>
        </Form>
      )}
      {shows && (
        <Form form={hide}>
          <Button type="submit" variant="outline" busy={hide.isBusy} busyLabel={t('saving')}>
            {t('hide')}
          </Button>
        </Form>
      )}
    </div>
  )
}
