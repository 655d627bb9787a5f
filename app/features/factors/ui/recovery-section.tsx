import { useTranslations } from '~/i18n/language'
import { factorsMessages } from '~/i18n/messages/factors'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import type { AddedFactor } from '../model'
import { RecoveryCodes } from './recovery-codes'
import { refusalKey } from './refusal-key'

export function RecoverySection({ left, hasFactor }: { left: number; hasFactor: boolean }) {
  const t = useTranslations(factorsMessages)
  const form = useForm<{ data: AddedFactor; reason: string }>('recovery-codes')
  const reason = refusalKey(form.reason)
  if (!hasFactor) return <p className="text-muted">{t('recovery.none')}</p>
  return (
    <div className="grid gap-5">
      <FormFailure result={form.result} />
      {reason && <Alert tone="danger">{t(`refused.${reason}`)}</Alert>}
      {form.data?.codes && <RecoveryCodes codes={form.data.codes} />}
      <p>{t('recovery.left', { count: left })}</p>
      <Form form={form} className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" variant="outline" size="sm" busy={form.isBusy} busyLabel={t('recovery.making')}>
          {t('recovery.make')}
        </Button>
        <span className="text-muted text-sm">{t('recovery.makeText')}</span>
      </Form>
    </div>
  )
}
