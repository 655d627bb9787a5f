import { RemovalForm } from '~/features/factors/ui/removal-form'
import { useFormatter, useTranslations } from '~/i18n/language'
import { singleSignOnMessages } from '~/i18n/messages/single-sign-on'
import { Alert } from '~/ui/alert'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import type { UnlinkRefusal } from '../model'
import { NoPassword } from './no-password'

export type LinkedRow = {
  id: string
  organisation: string
  isEnabled: boolean
  createdAt: string
  lastUsedAt: string | null
}
type Types = { data: undefined; reason: UnlinkRefusal }

const moment = { dateStyle: 'medium' } as const

/** The organisations at which the person signs in. */
export function LinkedSection({ linked, hasPassword }: { linked: LinkedRow[]; hasPassword: boolean }) {
  const t = useTranslations(singleSignOnMessages, 'section')
  const format = useFormatter()
  // The form belongs to the list: the row is gone before its result is shown.
  const unlink = useForm<Types>('unlink', { key: 'linked' })
  const write = (date: string) => format.dateTime(new Date(date), moment)
  return (
    <div className="grid gap-4">
      <FormFailure result={unlink.result} />
      {unlink.reason && <Alert tone="danger">{t(unlink.reason)}</Alert>}
      {unlink.result?.state === 'done' && <Alert tone="success">{t('unlinked')}</Alert>}
      {linked.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <ul aria-label={t('list')}>
          {linked.map(({ id, organisation, isEnabled, createdAt, lastUsedAt }) => (
            <li key={id} className="border-line border-t py-4 first:border-t-0 first:pt-0">
              <p className="wrap-anywhere font-medium">{organisation}</p>
              <p className="text-muted text-sm tabular-nums">
                {t('since', { date: write(createdAt) })},{' '}
                {lastUsedAt ? t('used', { date: write(lastUsedAt) }) : t('unused')}
                {!isEnabled && `, ${t('off')}`}
              </p>
              {hasPassword && (
                <div className="mt-2">
                  <Unlink id={id} name={organisation} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {linked.length > 0 && !hasPassword && <NoPassword />}
    </div>
  )
}

function Unlink({ id, name }: { id: string; name: string }) {
  const t = useTranslations(singleSignOnMessages, 'section')
  const form = useForm<Types>('unlink', { key: 'linked' })
  const label = t('unlinkThat', { name })
  return (
    <RemovalForm
      form={form}
      summary={t('unlink')}
      label={label}
      text={t('unlinkText')}
      button={label}
      busyLabel={t('unlinking')}
    >
      <input type="hidden" name="identity" value={id} />
    </RemovalForm>
  )
}
