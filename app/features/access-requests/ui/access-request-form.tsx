import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from '~/i18n/language'
import { accessRequestMessages } from '~/i18n/messages/access-request'
import { emailLength, nameLength } from '~/lib/field-lengths'
import { memberRoles } from '~/lib/member-roles'
import { Button } from '~/ui/button'
import { SelectField, TextAreaField, TextField } from '~/ui/field'
import { FormFailure, Honeypot } from '~/web/forms/form-parts'
import type { FormHandle } from '~/web/forms/use-form'
import { accessRequestLengths } from '../model'

type Props = { form: FormHandle; note?: ReactNode }
type FieldProps = { form: Pick<FormHandle, 'field'>; required: boolean }

const fields = ['name', 'email', 'organization', 'role', 'reason']

/** The five fields, for a `Form` around them. */
export function AccessRequestFields({ form, note }: Props) {
  const t = useTranslations(accessRequestMessages)
  const ref = useRef<HTMLFieldSetElement>(null)
  const [filled, setFilled] = useState<boolean>()

  // Without JavaScript the button is enabled and the browser validates; with it, the button waits for all five fields.
  const check = () => {
    const element = ref.current?.form
    if (element) setFilled(fields.every((name) => String(new FormData(element).get(name) ?? '').trim()))
  }
  useEffect(check, [])

  return (
    <fieldset ref={ref} onInput={check} className="grid gap-5">
      <legend className="sr-only">{t('title')}</legend>
      <FormFailure result={form.result} />
      <NameField form={form} required />
      <TextField
        type="email"
        label={t('fields.email')}
        required
        maxLength={emailLength}
        autoComplete="email"
        {...form.field('email')}
      />
      <AboutFields form={form} required placeholder={t('roleChoose')} />
      <Honeypot />
      <div className="grid gap-3">
        <Button
          type="submit"
          disabled={filled === false}
          busy={form.isBusy}
          busyLabel={t('submitting')}
          className="justify-self-start"
        >
          {t('submit')}
        </Button>
        {note ?? <p className="text-muted text-xs">{t('privacy')}</p>}
      </div>
    </fieldset>
  )
}

export function NameField({ form, required }: FieldProps) {
  const t = useTranslations(accessRequestMessages, 'fields')
  const field = form.field('name')
  return <TextField label={t('name')} required={required} maxLength={nameLength} autoComplete="name" {...field} />
}

/** What an applicant says about themselves and may correct later. */
export function AboutFields({ form, required, placeholder }: FieldProps & { placeholder: string }) {
  const t = useTranslations(accessRequestMessages)
  return (
    <>
      <TextField
        label={t('fields.organization')}
        required={required}
        maxLength={accessRequestLengths.organization}
        autoComplete="organization"
        {...form.field('organization')}
      />
      <SelectField
        label={t('fields.role')}
        required={required}
        placeholder={placeholder}
        options={memberRoles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
        {...form.field('role')}
      />
      <TextAreaField
        label={t('fields.reason')}
        hint={t('reasonHint')}
        required={required}
        maxLength={accessRequestLengths.reason}
        {...form.field('reason')}
      />
    </>
  )
}
