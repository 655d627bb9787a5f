import { ForRight } from '~/features/admin/ui/for-right'
import { levelLabels, optionsOf, roleLabels } from '~/features/admin/ui/labels'
import { OrganisationField } from '~/features/organisations/ui/organisation-field'
import { useLanguage } from '~/i18n/language'
import { localeNames, locales } from '~/i18n/locales'
import { emailLength, nameLength } from '~/lib/field-lengths'
import { Button } from '~/ui/button'
import { SelectField, TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { InvitationForm } from '../model'
import { AdminRoleField } from './admin-role-field'

type Props = { form: FormHandle<InvitationForm>; hasOrganisation: boolean; hasProof: boolean }

export function InviteForm({ form, hasOrganisation, hasProof }: Props) {
  const language = useLanguage()
  return (
    <Form key={form.resetKey} form={form} className="grid gap-4">
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
      {hasOrganisation && <OrganisationField label="Organisation" {...form.field('organisation')} />}
      <SelectField
        label="Access level"
        placeholder={hasOrganisation ? 'That of the organisation' : 'The lowest'}
        options={optionsOf(levelLabels)}
        {...form.field('level')}
      />
      <SelectField
        label="Language"
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
        defaultValue={language}
        {...form.field('locale')}
      />
      <ForRight right="admin.manage">
        <AdminRoleField form={form} hasProof={hasProof} />
      </ForRight>
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
