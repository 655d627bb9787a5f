import { UnsavedState } from '~/features/drafts/ui/unsaved-state'
import type { UnsavedTextHandle } from '~/features/drafts/ui/use-unsaved-text'
import { Button } from '~/ui/button'
import type { FormHandle } from '~/web/forms/use-form'
import type { MessageForm } from '../model'

type Props = { form: FormHandle<MessageForm>; unsaved: UnsavedTextHandle }

/** The end of the form of a draft: saves it, and leads to what will be sent. */
export const SaveAndCheck = ({ form, unsaved }: Props) => (
  <div className="grid justify-items-start gap-3">
    <Button type="submit" busy={form.isBusy} busyLabel="Saving...">
      Save and check
    </Button>
    <UnsavedState unsaved={unsaved} />
  </div>
)
