import { useId } from 'react'
import { ConfirmDialog } from '~/features/admin/ui/confirm-dialog'
import { TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type OrganisationForm, organisationLengths } from '../model'

type Props = { name: string; names: string[]; form: FormHandle<OrganisationForm> }

/** Moves everything of this organisation into another one. */
export function MergeForm({ name, names, form }: Props) {
  const id = useId()
  if (names.length === 0) return null
  return (
    <section aria-labelledby="merge-title" className="grid gap-4">
      <h2 id="merge-title" className="text-xl">
        Merge with another one
      </h2>
      <Form form={form} id={id} aria-labelledby="merge-title" className="grid gap-4">
        <TextField
          label="Into"
          required
          list={`${id}-names`}
          maxLength={organisationLengths.name}
          autoComplete="off"
          {...form.field('into')}
        />
        <datalist id={`${id}-names`}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
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
          {`Members, domains, notes and tags of ${name} move to the other one, and ${name} is no longer listed. Members without a level of their own get the other’s level.`}
        </ConfirmDialog>
      </div>
    </section>
  )
}
