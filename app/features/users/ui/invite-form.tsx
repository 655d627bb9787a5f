import { useEffect, useRef } from 'react'
import { optionsOf, roleLabels } from '~/features/admin/ui/labels'
import { useLanguage } from '~/i18n/language'
import { localeNames, locales } from '~/i18n/locales'
import { Button } from '~/ui/button'
import { SelectField, TextField } from '~/ui/field'
import { useFieldErrors } from '~/web/forms/use-form'
import { type UserAnswer, usersPage } from '../model'
import { useUserForm } from './use-user-form'

/** `sent` is the answer to it when it was sent without JavaScript. */
export function InviteForm({ sent }: { sent: UserAnswer | undefined }) {
  const { Form, busy, ...form } = useUserForm()
  const answer = form.answer ?? sent
  const { errorOf, typedIn } = useFieldErrors(answer)
  const language = useLanguage()
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer?.state === 'done') element.current?.reset()
    if (answer?.state === 'invalid') element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])
  return (
    <Form
      ref={element}
      method="post"
      action={usersPage({ form: 'invite' })}
      onSubmit={(event) => busy && event.preventDefault()}
      className="grid gap-4"
    >
      <TextField
        name="email"
        type="email"
        label="E-mail"
        required
        maxLength={254}
        autoComplete="off"
        {...typedIn('email')}
        error={errorOf('email')}
      />
      <TextField
        name="name"
        label="Name"
        maxLength={120}
        autoComplete="off"
        {...typedIn('name')}
        error={errorOf('name')}
      />
      <SelectField
        name="role"
        label="Role"
        options={optionsOf(roleLabels)}
        {...typedIn('role')}
        error={errorOf('role')}
      />
      <SelectField
        name="locale"
        label="Language"
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
        defaultValue={language}
        {...typedIn('locale')}
        error={errorOf('locale')}
      />
      <Button
        type="submit"
        variant="outline"
        size="sm"
        busy={busy}
        busyLabel="Sending..."
        className="justify-self-start"
      >
        Send invitation
      </Button>
    </Form>
  )
}
