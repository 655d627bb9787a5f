import { type FactorRefusal, passkeyNameLength } from '~/features/factors/model'
import { refusalKey } from '~/features/factors/ui/refusal-key'
import { RemovalForm } from '~/features/factors/ui/removal-form'
import { summaryClass } from '~/features/factors/ui/summary-class'
import { useFormatter, useTranslations } from '~/i18n/language'
import { factorsMessages } from '~/i18n/messages/factors'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'

export type PasskeyRow = { id: string; name: string; createdAt: string; lastUsedAt: string | null }
type Types = { data: undefined; reason: FactorRefusal }

const moment = { dateStyle: 'medium' } as const

export function PasskeyList({ passkeys }: { passkeys: PasskeyRow[] }) {
  const t = useTranslations(factorsMessages)
  // The forms belong to the list: the row of a removed passkey is gone before its result is shown.
  const remove = useForm<Types>('remove-passkey', { key: 'passkeys' })
  const rename = useForm<Types>('rename-passkey', { key: 'passkeys' })
  const reason = refusalKey(remove.reason ?? rename.reason)
  return (
    <div className="grid gap-4">
      <FormFailure result={remove.result ?? rename.result} />
      {reason && <Alert tone="danger">{t(`refused.${reason}`)}</Alert>}
      {passkeys.length === 0 ? (
        <p className="text-muted">{t('passkeys.none')}</p>
      ) : (
        <ul aria-label={t('passkeys.list')}>
          {passkeys.map((passkey) => (
            <PasskeyItem key={`${passkey.id} ${passkey.name}`} passkey={passkey} />
          ))}
        </ul>
      )}
    </div>
  )
}

function PasskeyItem({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: PasskeyRow }) {
  const t = useTranslations(factorsMessages, 'passkeys')
  const format = useFormatter()
  const write = (date: string) => format.dateTime(new Date(date), moment)
  return (
    <li className="border-line border-t py-4 first:border-t-0 first:pt-0">
      <p className="wrap-anywhere font-medium">{name}</p>
      <p className="text-muted text-sm tabular-nums">
        {t('created', { date: write(createdAt) })}, {lastUsedAt ? t('used', { date: write(lastUsedAt) }) : t('unused')}
      </p>
      <div className="mt-2 grid gap-x-6 gap-y-1 text-sm">
        <RenamePasskey id={id} name={name} />
        <RemovePasskey id={id} name={name} />
      </div>
    </li>
  )
}

function RenamePasskey({ id, name }: { id: string; name: string }) {
  const t = useTranslations(factorsMessages, 'passkeys')
  const form = useForm<Types>('rename-passkey', { key: 'passkeys' })
  return (
    <details>
      <summary aria-label={t('renameThat', { name })} className={summaryClass}>
        {t('rename')}
      </summary>
      <Form form={form} className="grid gap-3 py-3">
        <input type="hidden" name="passkey" value={id} />
        <TextField
          label={t('newName')}
          name="name"
          defaultValue={name}
          maxLength={passkeyNameLength}
          required
          autoComplete="off"
          error={form.values.passkey === id ? form.errorOf('name') : undefined}
        />
        <Button
          type="submit"
          variant="outline"
          size="sm"
          busy={form.isBusy}
          busyLabel={t('saving')}
          className="justify-self-start"
        >
          {t('save')}
        </Button>
      </Form>
    </details>
  )
}

function RemovePasskey({ id, name }: { id: string; name: string }) {
  const t = useTranslations(factorsMessages, 'passkeys')
  const form = useForm<Types>('remove-passkey', { key: 'passkeys' })
  const label = t('removeThat', { name })
  return (
    <RemovalForm
      form={form}
      summary={t('remove')}
      label={label}
      text={t('removeText')}
      button={label}
      busyLabel={t('removing')}
    >
      <input type="hidden" name="passkey" value={id} />
    </RemovalForm>
  )
}
