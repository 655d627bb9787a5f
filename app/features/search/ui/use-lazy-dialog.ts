import { type ComponentType, useState } from 'react'
import { showToast } from '~/ui/toast'
import { usePausedShortcuts } from '~/ui/use-shortcuts'

export type LazyDialogProps = { isOpen: boolean; onClose: () => void }

/** A dialog whose script is fetched when it is first opened, or before that by `preload`. */
export function useLazyDialog(load: () => Promise<ComponentType<LazyDialogProps>>, failedText: string) {
  const [isOpen, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<LazyDialogProps> | null>(null)
  // What is typed before it is there must not act on the page.
  usePausedShortcuts(isOpen)
  const loaded = async () => {
    const component = await load()
    setDialog(() => component)
  }
  return {
    isOpen,
    Dialog,
    preload: () => void loaded().catch(() => {}),
    open() {
      setOpen(true)
      loaded().catch(() => {
        setOpen(false)
        showToast({ title: failedText, tone: 'danger' })
      })
    },
    close: () => setOpen(false),
  }
}
