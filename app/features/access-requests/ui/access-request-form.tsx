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
      <TextField label={t('fields.name')} required maxLength={nameLength} autoComplete="name" {...form.field('name')} />
      <TextField
        type="email"
        label={t('fields.email')}
        required
        maxLength={emailLength}
        autoComplete="email"
        {...form.field('email')}
      />
      <TextField
        label={t('fields.organization')}
        required
        maxLength={accessRequestLengths.organization}
        autoComplete="organization"
        {...form.field('organization')}
      />
      <SelectField
        label={t('fields.role')}
        required
        placeholder={t('roleChoose')}
        options={memberRoles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
        {...form.field('role')}
      />
      <TextAreaField
        label={t('fields.reason')}
        hint={t('reasonHint')}
        required
        maxLength={accessRequestLengths.reason}
        {...form.field('reason')}
      />
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
