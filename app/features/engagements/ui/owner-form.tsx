import { Button } from '~/ui/button'
import { SelectField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { EngagementForm, OpenedEngagement } from '../model'
import { ownerOptions } from './labels'

type Props = Pick<OpenedEngagement, 'engagement' | 'owners'> & { form: FormHandle<EngagementForm> }

/** Who leads what is no draft any more: a draft has the field in its form. */
export const OwnerForm = ({ engagement: { ownerId, version }, owners, form }: Props) => (
  <Form form={form} aria-label="Owner" className="flex flex-wrap items-end gap-3">
    <input type="hidden" name="version" value={version} />
    <SelectField
      // Keyed by what is stored, so that it shows what a colleague has chosen meanwhile.
      key={ownerId}
      label="Owner"
      placeholder="Nobody"
      options={ownerOptions(owners)}
      {...form.field('ownerId')}
      defaultValue={ownerId ?? ''}
      className="min-w-48 flex-1"
    />
    <Button type="submit" variant="outline" busy={form.isBusy} busyLabel="Saving...">
      Save
    </Button>
  </Form>
)
