import { type ComponentType, type MouseEvent, useState } from 'react'
import { trackedClick } from '~/features/analytics/model'
import { Link } from '~/ui/link'
import { requestAccessPath } from '../model'
import type { AccessRequestDialogProps } from './access-request-dialog'

/** Fetched when the button is hovered or focused, so that pages with the button do not load the dialog. */
const fetchDialog = () => import('./access-request-dialog').then((module) => module.AccessRequestDialog)

/** Opens the dialog; without JavaScript, or if it can't be fetched, it is a link to the page with the same form. */
export function JoinCircle({ children, className }: { children: string; className?: string }) {
  const [Dialog, setDialog] = useState<ComponentType<AccessRequestDialogProps>>()
  const [open, setOpen] = useState(false)

  const show = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const fetched = await fetchDialog().catch(() => undefined)
    if (!fetched) return window.location.assign(requestAccessPath)
    setDialog(() => fetched)
    setOpen(true)
  }
  const prefetchDialog = () => void fetchDialog().catch(() => {})
  return (
    <>
      <Link
        to={requestAccessPath}
        className={className}
        onClick={show}
        onPointerEnter={prefetchDialog}
        onFocus={prefetchDialog}
        data-needs-js
        {...trackedClick('navigation', 'join-circle')}
      >
        {children}
      </Link>
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
