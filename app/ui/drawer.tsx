import { type ReactNode, useId } from 'react'
import { Modal, ModalClose, type ModalProps } from '~/ui/modal'

type DrawerProps = ModalProps & {
  title: ReactNode
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
}

/** A panel at the right edge, such as the menu on a phone. Following a link in it closes it. */
export function Drawer({ title, closeLabel, children, footer, ...modal }: DrawerProps) {
  const titleId = useId()
  return (
    <Modal
      {...modal}
      closeOnLink
      labelledBy={titleId}
      className="inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(22rem,100%)] max-w-none translate-x-full border-l open:translate-x-0 starting:open:translate-x-full"
    >
      <div className="flex items-center gap-4 border-b border-line py-2.5 pr-4 pl-6">
        <h2 id={titleId} className="flex-1 text-lg leading-tight">
          {title}
        </h2>
        <ModalClose label={closeLabel} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-6">{children}</div>
      {footer && <div className="border-t border-line p-6">{footer}</div>}
    </Modal>
  )
}
