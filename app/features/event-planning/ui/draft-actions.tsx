import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { DraftForm } from '../model'

type Props = { sequence: number; title: string; publish: FormHandle<DraftForm>; remove: FormHandle<DraftForm> }

/** Publishing is no mail and can be followed by a cancellation, so only deleting asks for confirmation. */
export const DraftActions = ({ sequence, title, publish, remove }: Props) => (
  <>
    <Form form={publish}>
      <input type="hidden" name="sequence" value={sequence} />
      <Button type="submit" size="sm" busy={publish.isBusy} busyLabel="Publishing...">
        Publish
      </Button>
    </Form>
    <ConfirmButton
      form={remove}
      fields={{ sequence: String(sequence) }}
      label="Delete draft"
      confirm="Delete the draft"
      question="Delete this draft?"
    >
      <p className="wrap-anywhere">‘{title}’ has been seen by no member. It can’t be brought back.</p>
    </ConfirmButton>
  </>
)
