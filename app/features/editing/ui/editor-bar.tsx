import { useNavigation } from 'react-router'
import { Button } from '~/ui/button'
import { doneLabel } from './labels'

/** The buttons, always in sight, and beside them what the last one did. */
export function EditorBar({ to, what }: { to: (what: string) => string; what: string | null }) {
  const { state, formAction } = useNavigation()
  const isBusy = (what: string) => state !== 'idle' && formAction?.endsWith(`?do=${what}`)
  // What was done before is no news while the next is under way.
  const told = state === 'idle' ? doneLabel(what) : undefined
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 border-line border-t bg-surface py-3 md:gap-3 max-sm:[&_button]:px-4">
      <Button
        id="do-publish"
        type="submit"
        formAction={to('publish')}
        busy={isBusy('publish')}
        busyLabel="Publishing..."
      >
        Publish
      </Button>
      <Button id="do-save" type="submit" variant="outline" busy={isBusy('save')} busyLabel="Saving...">
        Save draft
      </Button>
      <Button type="submit" variant="ghost" formAction={to('preview')} busy={isBusy('preview')} busyLabel="Saving...">
        Preview
      </Button>
      <p role="status" tabIndex={-1} className="text-sm outline-none empty:hidden max-md:basis-full">
        {told}
      </p>
      {!told && <p className="text-muted text-xs max-md:hidden">A preview saves the draft first.</p>}
    </div>
  )
}
