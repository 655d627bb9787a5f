import { useId, useState } from 'react'
import { ConfirmDialog } from '~/features/admin/ui/confirm-dialog'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { OrganisationForm } from '../model'
import { OrganisationField } from './organisation-field'

type Props = { name: string; form: FormHandle<OrganisationForm> }

/** Moves everything of this organisation into another one. */
export function MergeForm({ name, form }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState(form.values.into)
  // Before a choice, and without JavaScript.
  const into = chosen || 'the one chosen under “Into”'
  return (
    <section aria-labelledby="merge-title" className="grid gap-4">
      <h2 id="merge-title" className="text-xl">
        Merge with another one
      </h2>
      <Form form={form} id={id} aria-labelledby="merge-title" className="grid gap-4">
        <OrganisationField
          label="Into"
          hint="Its whole name, or one of its domains."
          required
          {...form.field('into')}
          onText={setChosen}
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
          {`Members, domains, notes, tags, engagements and threads of ${name} move to ${into}, which stays. ${name} is no longer listed. Members who move and have no level of their own get that of ${into}.`}
        </ConfirmDialog>
      </div>
    </section>
  )
}
