import type { ListedEngagement } from '~/features/engagements/model'
import { names, stateLabels } from '~/features/engagements/ui/labels'
import { Button } from '~/ui/button'
import { CheckboxField, TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type OrganisationForm, type OrganisationMember, organisationLengths } from '../model'

type Props = {
  members: OrganisationMember[]
  domains: string[]
  engagements: Pick<ListedEngagement, 'id' | 'program' | 'tier' | 'state'>[]
  newId: string
  form: FormHandle<OrganisationForm>
}

/** Moves some members into a new organisation. Closed at first: it is rarely needed, and as long as the list of members. */
export const SplitForm = ({ members, domains, engagements, newId, form }: Props) => (
  <details open={form.result?.state === 'invalid' || form.result?.state === 'refused'}>
    <summary className="min-h-11 cursor-pointer py-2.5 font-display text-xl">Split off a part</summary>
    <Form form={form} aria-label="Split off a part" className="mt-3 grid gap-4">
      <input type="hidden" name="newId" value={form.values.newId ?? newId} />
      <TextField
        label="Name of the new organisation"
        required
        maxLength={organisationLengths.name}
        autoComplete="off"
        {...form.field('name')}
      />
      <fieldset>
        <legend className="text-sm">Who moves</legend>
        {members.map(({ id, email, name }) => (
          <CheckboxField
            key={id}
            name="user"
            value={id}
            label={name || email}
            defaultChecked={form.isTicked('user', id)}
          />
        ))}
        {form.field('user').error && <p className="text-danger text-sm">Tick at least one.</p>}
      </fieldset>
      {domains.length > 0 && (
        <fieldset>
          <legend className="text-sm">Which domains move</legend>
          {domains.map((domain) => (
            <CheckboxField
              key={domain}
              name="domain"
              value={domain}
              label={domain}
              defaultChecked={form.isTicked('domain', domain)}
            />
          ))}
        </fieldset>
      )}
      {engagements.length > 0 && (
        <fieldset>
          <legend className="text-sm">Which engagements move, with their threads</legend>
          {engagements.map((engagement) => (
            <CheckboxField
              key={engagement.id}
              name="engagement"
              value={engagement.id}
              label={`${names.offering(engagement)} (${stateLabels[engagement.state].toLowerCase()})`}
              defaultChecked={form.isTicked('engagement', engagement.id)}
            />
          ))}
        </fieldset>
      )}
      <Button type="submit" variant="outline" busy={form.isBusy} busyLabel="Moving...">
        Split off
      </Button>
    </Form>
  </details>
)
