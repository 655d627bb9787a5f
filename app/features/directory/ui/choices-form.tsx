import { useTranslations } from '~/i18n/language'
import { directoryMessages } from '~/i18n/messages/directory'
import { directoryAudiences } from '~/lib/directory-audiences'
import { Alert } from '~/ui/alert'
import { Button, ButtonLink } from '~/ui/button'
import { SelectField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import { type DirectoryField, directoryFields, directoryPage, type OwnDirectory } from '../model'
import { NewerWording } from './newer-wording'

type Props = {
  own: OwnDirectory
  /** What stands in each field. */
  values: Record<DirectoryField, string>
}

/** On the account page: who sees which field in the directory, and the way out of it. */
export function ChoicesForm({ own, values }: Props) {
  const t = useTranslations(directoryMessages)
  // One fetcher, so that only the last of the two has a result.
  const form = useForm('directory', { key: 'directory' })
  const leave = useForm('leave-directory', { key: 'directory' })
  const hasLeft = leave.result?.state === 'done'
  const isSaved = form.result?.state === 'done'
  const isChosen = Object.values(own.choices).some((audience) => audience !== 'nobody')
  // Mounted again when the stored choices become others, so that the fields show them after leaving too.
  const stored = Object.values(own.choices).join()
  return (
    <div className="grid gap-5">
      <FormFailure result={form.result ?? leave.result} />
      {isSaved && <Alert tone="success">{t('choices.saved')}</Alert>}
      {hasLeft && <Alert tone="success">{t('choices.left')}</Alert>}
      {own.isWordingNewer && <NewerWording />}
      <p className="font-medium">{t(`listing.${own.listing}`)}</p>
      <Form form={form} className="grid gap-5">
        <div key={stored}>
          {directoryFields.map((field) => (
            <AudienceField
              key={field}
              field={field}
              value={values[field]}
              audience={own.choices[field]}
              control={form.field(field)}
            />
          ))}
        </div>
        <p className="max-w-[60ch] text-muted text-sm">{t('choices.consent')}</p>
        <Button type="submit" busy={form.isBusy} busyLabel={t('choices.saving')} className="justify-self-start">
          {t('choices.save')}
        </Button>
      </Form>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={directoryPage} variant="link" size="sm">
          {t('choices.see')}
        </ButtonLink>
        {isChosen && (
          <Form form={leave}>
            <Button type="submit" variant="link" size="sm" busy={leave.isBusy} busyLabel={t('choices.leaving')}>
              {t('choices.leave')}
            </Button>
          </Form>
        )}
      </div>
    </div>
  )
}

type FieldProps = {
  field: DirectoryField
  value: string
  audience: string
  control: { name: string; error: string | undefined; defaultValue?: string | undefined }
}

/** A field with what stands in it, and who sees it. */
function AudienceField({ field, value, audience, control }: FieldProps) {
  const t = useTranslations(directoryMessages, 'choices')
  const label = field === 'title' ? t('titleField') : t(field)
  return (
    <SelectField
      label={
        <>
          {label}{' '}
          <span className="wrap-anywhere line-clamp-2 font-normal text-muted text-xs">{value || t('empty')}</span>
        </>
      }
      hint={field === 'name' ? t('nameHint') : undefined}
      options={directoryAudiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
      defaultValue={audience}
      className="grid items-center gap-x-6 border-soft border-b py-3 first:border-t sm:grid-cols-[minmax(0,1fr)_15rem]"
      {...control}
    />
  )
}
