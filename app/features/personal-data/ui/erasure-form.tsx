import { useFormatter, useTranslations } from '~/i18n/language'
import { myDataMessages } from '~/i18n/messages/my-data'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { CheckboxField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import { type ErasureRefusal, erasureDays, type OwnData } from '../model'
import { TokenField } from './token-field'

type Refusable = { data: undefined; reason: ErasureRefusal }

type Props = {
  /** What goes, if the page shows it. */
  counts?: OwnData['counts']
  token?: string | undefined
}

/** Starts the erasure after showing what goes and what stays; while it waits, takes it back. */
export function ErasureForm({ erasedOn, ...rest }: Props & Pick<OwnData, 'erasedOn'>) {
  return erasedOn ? <TakeBack erasedOn={erasedOn} token={rest.token} /> : <Erase {...rest} />
}

function Erase({ counts, token }: Props) {
  const t = useTranslations(myDataMessages, 'erase')
  const data = useTranslations(myDataMessages)
  const form = useForm<Refusable>('erase')
  const days = { days: erasureDays }
  const refusal = form.result?.state === 'refused' ? form.result.reason : undefined
  return (
    <div className="grid gap-6">
      <p className="text-sm">{t(token === undefined ? 'wait' : 'waitByLink', days)}</p>
      {counts && (
        <div>
          <h3 className="font-text font-semibold text-sm tracking-normal">{t('goes')}</h3>
          <dl className="mt-2 border-line border-b text-sm">
            {counts.map(({ part, count }) => (
              <div key={part} className="flex justify-between gap-4 border-line border-t py-2">
                <dt>{data(`parts.${part}`)}</dt>
                <dd className="text-muted tabular-nums">{data('rows', { count })}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <div className="text-sm">
        <h3 className="font-text font-semibold text-sm tracking-normal">{t('stays')}</h3>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-muted">
          <li>{t('log')}</li>
          <li>{t('backups')}</li>
        </ul>
      </div>
      <Form form={form} className="grid gap-5">
        <FormFailure result={form.result} />
        <TokenField token={token} />
        {refusal && <Alert tone="danger">{t(`refused.${refusal}`)}</Alert>}
        <CheckboxField
          label={t('agree', days)}
          required
          name="agree"
          value="yes"
          defaultChecked={form.isTicked('agree', 'yes')}
          error={form.errorOf('agree')}
        />
        <Button
          type="submit"
          variant="destructive"
          busy={form.isBusy}
          busyLabel={t('busy')}
          className="justify-self-start"
        >
          {t('button')}
        </Button>
      </Form>
    </div>
  )
}

function TakeBack({ erasedOn, token }: Pick<Props, 'token'> & { erasedOn: Date }) {
  const t = useTranslations(myDataMessages, 'erase')
  const format = useFormatter()
  const form = useForm('keep')
  return (
    <Form form={form} className="grid gap-5">
      <FormFailure result={form.result} />
      <TokenField token={token} />
      <Alert tone="danger">
        {t(token === undefined ? 'due' : 'dueByLink', { date: format.dateTime(erasedOn, { dateStyle: 'long' }) })}
      </Alert>
      <Button type="submit" busy={form.isBusy} busyLabel={t('takingBack')} className="justify-self-start">
        {t('takeBack')}
      </Button>
    </Form>
  )
}
