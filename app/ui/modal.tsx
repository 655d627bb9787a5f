import { X } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '~/lib/cx'
import { buttonClass } from '~/ui/button'
import { Icon } from '~/ui/icon'

export type ModalProps = {
  /** With an id, any button with `opens(id)` opens it, also before hydration. */
  id?: string | undefined
  open?: boolean | undefined
  onClose?: (() => void) | undefined
}

const firstField = ':is(input, select, textarea):not([type=hidden])'

/** Opens it with the focus in its first field; the browser would choose the button that closes it. */
function show(dialog: HTMLDialogElement) {
  dialog.showModal()
  focusField(dialog)
}

const focusField = (dialog: HTMLDialogElement) => dialog.querySelector<HTMLElement>(firstField)?.focus()

/** Attributes of a button that opens the dialog or drawer with this id. */
export const opens = (id: string) => ({ command: 'show-modal', commandfor: id })

type Parts = ModalProps & { labelledBy: string; className: string; closeOnLink?: boolean; children: ReactNode }

/** The native modal dialog of Dialog and Drawer: the browser traps and restores the focus and handles Esc. */
export function Modal({ id, open = false, onClose, labelledBy, className, closeOnLink = false, children }: Parts) {
  const ref = useRef<HTMLDialogElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    // Close only when `open` changes to false: a dialog opened by a command must stay open.
    if (open && ref.current && !ref.current.open) show(ref.current)
    if (!open && wasOpen.current) ref.current?.close()
    wasOpen.current = open
  }, [open])

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const controller = new AbortController()
    const listen = { signal: controller.signal }
    let pressed: EventTarget | null = null
    // Opened by a command.
    dialog.addEventListener('toggle', () => dialog.open && focusField(dialog), listen)
    dialog.addEventListener('pointerdown', (event) => (pressed = event.target), listen)
    dialog.addEventListener(
      'click',
      (event) => {
        const target = event.target as Element
        const onBackdrop = target === dialog && pressed === dialog && !('closedBy' in dialog)
        if (onBackdrop || (closeOnLink && target.closest('a'))) dialog.close()
      },
      listen,
    )
    // Browsers without invoker commands.
    if (id && !('command' in HTMLButtonElement.prototype)) {
      const command = (event: Event) => {
        if ((event.target as Element).closest(`[commandfor="${id}"]`)) show(dialog)
      }
      document.addEventListener('click', command, listen)
    }
    return () => controller.abort()
  }, [id, closeOnLink])

  return (
    <dialog
      ref={ref}
      id={id}
      closedby="any"
      aria-labelledby={labelledBy}
      onClose={(event) => event.target === ref.current && onClose?.()}
      className={cx(
        'pointer-events-auto fixed border-line bg-raised text-ink transition-[opacity,translate,overlay,display] transition-discrete duration-200 ease-out open:flex open:flex-col',
        'backdrop:opacity-0 backdrop:transition-opacity backdrop:duration-200 open:backdrop:opacity-100 starting:open:backdrop:opacity-0',
        className,
      )}
    >
      {children}
    </dialog>
  )
}

/** Closes the modal that contains it, with or without JavaScript. */
export function ModalClose({ label }: { label: string }) {
  return (
    <form method="dialog">
      <button type="submit" aria-label={label} className={cx(buttonClass({ variant: 'ghost', size: 'icon' }), '-mr-3')}>
        <Icon icon={X} className="size-5" />
      </button>
    </form>
  )
}
