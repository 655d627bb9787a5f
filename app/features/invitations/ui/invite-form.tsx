import { levelLabels, optionsOf, roleLabels } from '~/features/admin/ui/labels'
import type { OrganisationChoice } from '~/features/organisations/model'
import { useLanguage } from '~/i18n/language'
import { localeNames, locales } from '~/i18n/locales'
import { emailLength, nameLength } from '~/lib/field-lengths'
import { Button } from '~/ui/button'
import { SelectField, TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { InvitationForm } from '../model'

type Props = { form: FormHandle<InvitationForm>; organisations: OrganisationChoice[] }

export function InviteForm({ form, organisations }: Props) {
  const language = useLanguage()
  return (
    <Form
      key={form.resetKey}
      form={form}
      onSubmit={(event) => form.isBusy && event.preventDefault()}
      className="grid gap-4"
    >
      <TextField
        id="invite-email"
        type="email"
        label="Email"
        required
        maxLength={emailLength}
        autoComplete="off"
        {...form.field('email')}
      />
      <TextField label="Name" maxLength={nameLength} autoComplete="off" {...form.field('name')} />
      <SelectField label="Role" options={optionsOf(roleLabels)} {...form.field('role')} />
      {organisations.length > 0 && (
        <SelectField label="Organisation" placeholder="None" options={organisations} {...form.field('organisation')} />
      )}
      <SelectField
        label="Access level"
        placeholder={organisations.length > 0 ? 'That of the organisation' : 'The lowest'}
        options={optionsOf(levelLabels)}
        {...form.field('level')}
      />
      <SelectField
        label="Language"
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
        defaultValue={language}
        {...form.field('locale')}
      />
      <Button
        type="submit"
        variant="outline"
        size="sm"
        busy={form.isBusy}
        busyLabel="Sending..."
        className="justify-self-start"
      >
        Send invitation
      </Button>
    </Form>
  )
}
