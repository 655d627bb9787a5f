import { useFormatter, useTranslations } from '~/i18n/language'
import { factorsMessages } from '~/i18n/messages/factors'
import { Alert } from '~/ui/alert'
import { Button, ButtonLink } from '~/ui/button'
import { CopyButton } from '~/ui/copy-button'
import { TextField } from '~/ui/field'
import { QrCode } from '~/ui/qr-code'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import type { AddedFactor, TotpSetUp } from '../model'
import { RecoveryCodes } from './recovery-codes'
import { refusalKey } from './refusal-key'
import { RemovalForm } from './removal-form'

type Props = { since: string | null; setUp: TotpSetUp | null; isOnly: boolean }

/** The forms share one fetcher, so that only the last one sent has a result. */
const key = 'totp'

export function TotpSection({ since, setUp, isOnly }: Props) {
  const t = useTranslations(factorsMessages)
  const format = useFormatter()
  const start = useForm<{ data: undefined; reason: string }>('start-totp', { key })
  const confirm = useForm<{ data: AddedFactor; reason: string }>('confirm-totp', { key })
  const remove = useForm<{ data: undefined; reason: string }>('remove-totp', { key })
  const reason = refusalKey(start.reason ?? remove.reason ?? (confirm.reason === 'code' ? undefined : confirm.reason))
  return (
    <div className="grid gap-5">
      <FormFailure result={start.result ?? confirm.result ?? remove.result} />
      {reason && <Alert tone="danger">{t(`refused.${reason}`)}</Alert>}
      {confirm.result?.state === 'done' && <Alert tone="success">{t('totp.confirmed')}</Alert>}
      {remove.result?.state === 'done' && <Alert tone="success">{t('totp.removed')}</Alert>}
      {confirm.data?.codes && <RecoveryCodes codes={confirm.data.codes} />}
      {since ? (
        <>
          <p>{t('totp.since', { date: format.dateTime(new Date(since), { dateStyle: 'medium' }) })}</p>
          <RemoveApp isOnly={isOnly} />
        </>
      ) : (
        <>
          {!setUp && <p className="text-muted">{t('totp.none')}</p>}
          {setUp && (
            <Form form={confirm} className="grid gap-5">
              <SetUp {...setUp} />
              <TextField
                name="code"
                label={t('totp.code')}
                required
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                error={confirm.reason === 'code' ? t('refused.code') : confirm.errorOf('code')}
              />
              <Button
                type="submit"
                busy={confirm.isBusy}
                busyLabel={t('totp.confirming')}
                className="justify-self-start"
              >
                {t('totp.confirm')}
              </Button>
            </Form>
          )}
          <Form form={start}>
            <Button
              type="submit"
              variant={setUp ? 'link' : 'outline'}
              size={setUp ? 'sm' : 'default'}
              busy={start.isBusy}
              busyLabel={t('totp.starting')}
            >
              {setUp ? t('totp.restart') : t('totp.start')}
            </Button>
          </Form>
        </>
      )}
    </div>
  )
}

function RemoveApp({ isOnly }: { isOnly: boolean }) {
  const t = useTranslations(factorsMessages, 'totp')
  const form = useForm<{ data: undefined; reason: string }>('remove-totp', { key })
  const text = isOnly ? `${t('removeText')} ${t('removeLast')}` : t('removeText')
  return <RemovalForm form={form} summary={t('remove')} text={text} button={t('remove')} busyLabel={t('removing')} />
}

function SetUp({ secret, address, qr }: TotpSetUp) {
  const t = useTranslations(factorsMessages, 'totp')
  return (
    <>
      <p>{t('scan')}</p>
      <QrCode {...qr} label={t('qr')} />
      <ButtonLink to={address} variant="outline" size="sm" className="justify-self-start">
        {t('open')}
      </ButtonLink>
      <dl className="text-sm">
        <dt className="text-muted">{t('key')}</dt>
        <dd className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-3">
          <code className="wrap-anywhere text-base">{secret}</code>
          <CopyButton text={secret.replaceAll(' ', '')} copied={t('copied')} status={t('copiedStatus')} size="sm">
            {t('copy')}
          </CopyButton>
        </dd>
      </dl>
    </>
  )
}
