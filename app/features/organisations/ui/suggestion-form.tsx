import { Button } from '~/ui/button'
import { CheckboxField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { Suggestion, SuggestionsForm } from '../model'
import { kindLabels, membersLabel } from './labels'

type Props = { suggestions: Suggestion[]; total: number; form: FormHandle<SuggestionsForm> }

/** All are ticked at first; what stays ticked is accepted. */
export const SuggestionForm = ({ suggestions, total, form }: Props) => (
  <Form form={form} aria-label="Suggested organisations">
    <ul className="border-line border-t">
      {suggestions.map(({ domain, members, organisationId, name, kind }) => (
        <li key={domain} className="border-ink/9 border-b py-1.5">
          <CheckboxField
            name="domain"
            value={domain}
            defaultChecked
            label={
              <>
                <span className="font-semibold">{name}</span> · {membersLabel(members)} at {domain}
              </>
            }
            hint={organisationId ? 'Joins the organisation that has this domain.' : `New, ${kindLabels[kind]}.`}
          />
        </li>
      ))}
    </ul>
    {form.field('domain').error && (
      <p role="alert" className="mt-4 text-danger text-sm">
        Tick at least one.
      </p>
    )}
    {total > suggestions.length && (
      <p className="mt-4 text-muted text-sm">
        These are the {suggestions.length} with most members, of {total.toLocaleString('en-GB')}. The next ones follow.
      </p>
    )}
    <Button type="submit" busy={form.isBusy} busyLabel="Saving..." className="mt-6">
      Accept what is ticked
    </Button>
  </Form>
)
