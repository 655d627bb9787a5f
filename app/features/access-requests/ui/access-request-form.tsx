import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from '~/i18n/language'
import { memberRoles } from '~/lib/member-roles'
import { Button } from '~/ui/button'
import { SelectField, TextAreaField, TextField } from '~/ui/field'
import { FormFailure, Honeypot } from '~/web/forms/form-parts'
import type { FormResult } from '~/web/forms/form-result'
import { focusFirstInvalid, useFieldErrors } from '~/web/forms/use-form'

type Props = { answer: FormResult | undefined; busy: boolean; note?: ReactNode }

const fields = ['name', 'email', 'organization', 'role', 'reason']

/** The five fields. Whoever renders it supplies the `<form>` around it. */
export function AccessRequestFields({ answer, busy, note }: Props) {
  const t = useTranslations('accessRequest')
  const { errorOf, typedIn } = useFieldErrors(answer)
  const ref = useRef<HTMLFieldSetElement>(null)
  const [filled, setFilled] = useState<boolean>()

  // Without JavaScript the button is open and the browser's own checks speak; with it, it waits for all five.
  const check = () => {
    const form = ref.current?.form
    if (form) setFilled(fields.every((name) => String(new FormData(form).get(name) ?? '').trim()))
  }
  useEffect(check, [])
  useEffect(() => focusFirstInvalid(ref.current, answer), [answer])

  return (
    <fieldset ref={ref} onInput={check} className="grid gap-5">
      <legend className="sr-only">{t('title')}</legend>
      <FormFailure answer={answer} />
      <TextField
        name="name"
        label={t('name')}
        required
        maxLength={120}
        autoComplete="name"
        {...typedIn('name')}
        error={errorOf('name')}
      />
      <TextField
        name="email"
        type="email"
        label={t('email')}
        required
        maxLength={254}
        autoComplete="email"
        {...typedIn('email')}
        error={errorOf('email')}
      />
      <TextField
        name="organization"
        label={t('organization')}
        required
        maxLength={160}
        autoComplete="organization"
        {...typedIn('organization')}
        error={errorOf('organization')}
      />
      <SelectField
        name="role"
        label={t('role')}
        required
        placeholder={t('roleChoose')}
        options={memberRoles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
        {...typedIn('role')}
        error={errorOf('role')}
      />
      <TextAreaField
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        required
        maxLength={2000}
        {...typedIn('reason')}
        error={errorOf('reason')}
      />
      <Honeypot />
      <div className="grid gap-3">
        <Button
          type="submit"
          disabled={filled === false}
          busy={busy}
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
