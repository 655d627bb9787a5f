import type { ReactNode } from 'react'
import { Button } from '~/ui/button'
import type { DocumentForms } from './use-document-forms'

type Props = Pick<DocumentForms, 'save' | 'publish' | 'preview'> & {
  /** Text about what the last form did. */
  done: string | undefined
  unsavedState: ReactNode
}

/** The buttons, sticky at the bottom, and beside them what the last one did. */
export const EditorBar = ({ save, publish, preview, done, unsavedState }: Props) => (
  <div className="sticky bottom-(--dock-height) z-10 flex flex-wrap items-center gap-2 border-line border-t bg-surface py-3 md:gap-3 max-sm:[&_button]:px-4">
    <Button id="do-publish" type="submit" formAction={publish.action} busy={publish.isBusy} busyLabel="Publishing...">
      Publish
    </Button>
    <Button id="do-save" type="submit" variant="outline" busy={save.isBusy} busyLabel="Saving...">
      Save draft
    </Button>
    <Button type="submit" variant="ghost" formAction={preview.action} busy={preview.isBusy} busyLabel="Saving...">
      Preview
    </Button>
    <p role="status" tabIndex={-1} className="text-sm outline-none empty:hidden max-md:basis-full">
      {done}
    </p>
    {unsavedState}
    {!done && <p className="text-muted text-xs max-md:hidden">A preview saves the draft first.</p>}
  </div>
)
