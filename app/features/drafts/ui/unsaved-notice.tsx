import { UsersRound } from 'lucide'
import { Alert } from '~/ui/alert'
import { Icon } from '~/ui/icon'
import { unsavedField } from '~/web/forms/form-result'
import { ClockTime } from './clock-time'
import { ConflictChoices, type OtherChange } from './conflict-choices'
import { DiscardText } from './discard-text'
import { useEditors } from './use-editors'
import type { UnsavedTextHandle } from './use-unsaved-text'

type Props = {
  unsaved: UnsavedTextHandle
  /** Who saved last, and when: for a conflict. */
  lastChange?: OtherChange | undefined
  className?: string
}

/** Above a form: that unsaved text is back, what someone else has changed, and who else is editing. */
export function UnsavedNotice({ unsaved, lastChange, className }: Props) {
  const editors = useEditors(unsaved.form)
  const { restoredAt, conflict } = unsaved
  if (!restoredAt && !conflict && editors.length === 0) return null
  return (
    <div className={className}>
      <div className="grid gap-4">
        {editors.length > 0 && (
          <p role="status" className="flex items-start gap-2.5 text-sm">
            <Icon icon={UsersRound} className="mt-0.5 size-4 shrink-0 text-prestige" />
            <span className="wrap-anywhere">
              {editors.map(({ name, since }) => (
                <span key={name} className="block">
                  {name} is editing too, since <ClockTime at={new Date(since)} />.
                </span>
              ))}
            </span>
          </p>
        )}
        {restoredAt && (
          <Alert
            action={
              <DiscardText form={unsaved.form} onDiscarded={unsaved.reset}>
                The form goes back to what is saved. What you had typed is deleted and can’t be brought back.
              </DiscardText>
            }
          >
            Your text from <ClockTime at={restoredAt} /> is back. It is not saved yet.
          </Alert>
        )}
        {conflict && <ConflictChoices unsaved={unsaved} conflict={conflict} lastChange={lastChange} />}
      </div>
    </div>
  )
}

/** Inside the form: the command that saves it deletes the unsaved text. */
export const UnsavedField = ({ unsaved }: { unsaved: UnsavedTextHandle }) => (
  <input type="hidden" name={unsavedField} value={unsaved.form} />
)
