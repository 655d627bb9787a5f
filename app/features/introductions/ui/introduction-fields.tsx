import { OrganisationField } from '~/features/organisations/ui/organisation-field'
import { plannedDays } from '~/lib/planned-days'
import { TextAreaField, TextField } from '~/ui/field'
import type { FormHandle } from '~/web/forms/use-form'
import { type IntroductionForm, introductionLengths, type ListedIntroduction } from '../model'

type Props = {
  form: FormHandle<IntroductionForm>
  startsOn: string | null
  today: string
  introduction?: ListedIntroduction
}

/** Everything about an introduction that is typed. */
export const IntroductionFields = ({ form, startsOn, today, introduction }: Props) => (
  <>
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Person"
        required
        autoComplete="off"
        maxLength={introductionLengths.name}
        defaultValue={introduction?.personName}
        {...form.field('personName')}
      />
      <TextField
        label="Role"
        autoComplete="off"
        maxLength={introductionLengths.role}
        defaultValue={introduction?.personRole}
        {...form.field('personRole')}
      />
    </div>
    <OrganisationField
      label="Hospital or organisation"
      hint="Any name. One that is in the network is linked to its page."
      required
      defaultValue={introduction?.organisationName}
      {...form.field('organisation')}
    />
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Introduced on"
        type="date"
        required
        min={startsOn ?? plannedDays.first}
        max={today}
        defaultValue={introduction?.introducedOn ?? today}
        {...form.field('introducedOn')}
      />
      <TextField
        label="Met on"
        type="date"
        hint="Empty until they have met; not in the future."
        min={startsOn ?? plannedDays.first}
        max={today}
        defaultValue={introduction?.metOn ?? ''}
        {...form.field('metOn')}
      />
    </div>
    <TextAreaField
      label="Note for the partner"
      hint="Such as how to reach the person. The mail and the page show it to all members of the organisation."
      rows={2}
      maxLength={introductionLengths.note}
      defaultValue={introduction?.note}
      {...form.field('note')}
    />
  </>
)
