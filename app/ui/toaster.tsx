import { lazy, Suspense, useSyncExternalStore } from 'react'
import { onToast, toastsWanted } from '~/ui/toast'

// The stack and Base UI are loaded with the first toast, so that pages without toasts do not load them.
// If loading fails, as when offline, nothing is rendered; the form itself shows the failure.
const ToastStack = lazy(() => import('~/ui/toast-stack').catch(() => ({ default: () => <></> })))

/** Renders the toasts; used once, near the end of the page. */
export function Toaster({ closeLabel, regionLabel }: { closeLabel: string; regionLabel: string }) {
  const needed = useSyncExternalStore(onToast, toastsWanted, () => false)
  if (!needed) return null
  return (
    <Suspense>
      <ToastStack closeLabel={closeLabel} regionLabel={regionLabel} />
    </Suspense>
  )
}
