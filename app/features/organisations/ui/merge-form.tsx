import { useId, useState } from 'react'
import { ConfirmDialog } from '~/features/admin/ui/confirm-dialog'
import { SelectField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { OrganisationChoice, OrganisationForm } from '../model'

type Props = { name: string; others: OrganisationChoice[]; form: FormHandle<OrganisationForm> }

/** Moves everything of this organisation into another one. */
export function MergeForm({ name, others, form }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState(form.values.into)
  // Before a choice, and without JavaScript.
  const into = others.find(({ value }) => value === chosen)?.label ?? 'the one chosen under “Into”'
  if (others.length === 0) return null
  return (
    <section aria-labelledby="merge-title" className="grid gap-4">
      <h2 id="merge-title" className="text-xl">
        Merge with another one
      </h2>
      <Form form={form} id={id} aria-labelledby="merge-title" className="grid gap-4">
        <SelectField
          label="Into"
          placeholder="Choose one"
          required
          options={others}
          {...form.field('into')}
          onChange={(event) => setChosen(event.target.value)}
        />
      </Form>
      <div>
        <ConfirmDialog
          label="Merge"
          question="Merge the two organisations?"
          isBusy={form.isBusy}
          busyLabel="Merging..."
          variant="destructive"
          submit={{ form: id }}
        >
          {`Members, domains, notes and tags of ${name} move to ${into}, which stays. ${name} is no longer listed. Members who move and have no level of their own get that of ${into}.`}
        </ConfirmDialog>
      </div>
    </section>
  )
}
