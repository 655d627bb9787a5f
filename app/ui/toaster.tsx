import { lazy, Suspense, useSyncExternalStore } from 'react'
import { onToast, toastsWanted } from '~/ui/toast'

// The stack and Base UI behind it are fetched with the first toast: pages that show none do not pay for them.
// Offline they can't be: then the page stays as it is, and the form itself says what failed.
const ToastStack = lazy(() => import('~/ui/toast-stack').catch(() => ({ default: () => <></> })))

/** Where toasts appear; once, near the end of the page. */
export function Toaster({ closeLabel, regionLabel }: { closeLabel: string; regionLabel: string }) {
  const needed = useSyncExternalStore(onToast, toastsWanted, () => false)
  if (!needed) return null
  return (
    <Suspense>
      <ToastStack closeLabel={closeLabel} regionLabel={regionLabel} />
    </Suspense>
  )
}
