import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button, type ButtonVariant } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { opens } from '~/ui/modal'

type Props = {
  label: string
  /** Accessible name, where `label` is not enough out of its context. */
  name?: string | undefined
  question: string
  /** Label of the dialog's button, where it differs from `label`. */
  confirm?: string | undefined
  isBusy: boolean
  busyLabel?: string | undefined
  variant?: ButtonVariant | undefined
  /** Of the button on the page; filled where it is the page's one action. */
  look?: ButtonVariant | undefined
  /** The form that the dialog's button sends, by its id, and what it sends with it. */
  submit: Pick<ComponentProps<'button'>, 'form' | 'name' | 'value' | 'formAction'>
  /** Asked before the dialog opens: false keeps it closed, as when a field is wrong. Not without JavaScript. */
  isReady?: (() => boolean) | undefined
  /** What will happen. */
  children: ReactNode
}

/** A button that asks once, and says what will happen. The dialog opens before hydration too. */
export function ConfirmDialog(props: Props) {
  const { label, name, question, confirm = label, isBusy, busyLabel, submit, isReady, children } = props
  const { variant = 'default', look = 'outline' } = props
  const id = useId()
  return (
    <>
      <Button
        variant={look}
        size="sm"
        busy={isBusy}
        busyLabel={busyLabel}
        aria-label={name}
        onClick={(event) => isReady?.() === false && event.preventDefault()}
        {...opens(id)}
      >
        {label}
      </Button>
      <Dialog
        id={id}
        title={question}
        closeLabel="Close"
        footer={
          // The way back comes first, so that neither opening the dialog nor the first Tab leads to the command.
          <div className="flex flex-1 flex-wrap justify-end gap-3 max-sm:*:flex-auto">
            <form method="dialog" className="flex">
              <Button type="submit" variant="outline" className="flex-auto">
                {wayBack(confirm)}
              </Button>
            </form>
            <Button
              type="submit"
              variant={variant}
              busy={isBusy}
              // So that the page's notice with the result is visible.
              onClick={(event) => event.currentTarget.closest('dialog')?.close()}
              {...submit}
            >
              {confirm}
            </Button>
          </div>
        }
      >
        {typeof children === 'string' ? <p>{children}</p> : children}
      </Dialog>
    </>
  )
}

/** Beside 'Cancel the event' the word would mean both. */
const wayBack = (confirm: string) => (confirm.startsWith('Cancel') ? 'Go back' : 'Cancel')
