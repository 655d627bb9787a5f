import { TimeLeft } from '~/features/inbox/ui/time-left'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { OpenedTeamThread, TeamThreadForm } from '../model'

type Props = { thread: Pick<OpenedTeamThread, 'msLeft' | 'seen'>; form: FormHandle<TeamThreadForm> }

/** What is left of the 48 hours, and the way to end them when there is nothing to answer. */
export function DismissForm({ thread: { msLeft, seen }, form }: Props) {
  if (msLeft === null) return <p className="text-muted text-sm">Nothing waits for an answer.</p>
  return (
    <div className="grid justify-items-start gap-3 text-sm">
      <TimeLeft ms={msLeft} />
      <Form form={form} aria-label="No answer needed">
        <input type="hidden" name="seen" value={seen} />
        <Button type="submit" variant="outline" size="sm" busy={form.isBusy}>
          No answer needed
        </Button>
      </Form>
    </div>
  )
}
