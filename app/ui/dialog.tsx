import { type ReactNode, useId } from 'react'
import { Modal, ModalClose, type ModalProps } from '~/ui/modal'

type DialogProps = ModalProps & {
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  children: ReactNode
  /** Actions, always visible below the scrolling content. */
  footer?: ReactNode
}

/** A modal dialog. On a phone it takes the whole screen. */
export function Dialog({ title, description, closeLabel, children, footer, ...modal }: DialogProps) {
  const titleId = useId()
  return (
    <Modal
      {...modal}
      labelledBy={titleId}
      className="inset-0 m-auto h-dvh max-h-none w-full max-w-none translate-y-2 opacity-0 open:translate-y-0 open:opacity-100 starting:open:translate-y-2 starting:open:opacity-0 sm:h-fit sm:max-h-[calc(100dvh-4rem)] sm:w-[calc(100%-3rem)] sm:max-w-xl sm:rounded-sm sm:border"
    >
      <div className="flex items-start gap-4 px-5 pt-4 sm:px-8 sm:pt-6">
        <h2 id={titleId} className="flex-1 pt-2 text-2xl">
          {title}
        </h2>
        <ModalClose label={closeLabel} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-2 pb-8 sm:px-8">
        {description && <p className="mb-6 text-sm text-muted">{description}</p>}
        {children}
      </div>
      {footer && <div className="flex flex-wrap gap-3 border-t border-line px-5 py-4 sm:px-8">{footer}</div>}
    </Modal>
  )
}
