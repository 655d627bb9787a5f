import { useLocation } from 'react-router'
import { useSite } from './use-site'

/** Printed below every page: its address. */
export function PrintFoot() {
  const { origin } = useSite()
  const { pathname } = useLocation()
  return (
    <div aria-hidden="true" className="print-foot hidden">
      <p className="mt-6 border-ink border-t pt-2 text-muted text-xs">
        {origin.replace(/^https?:\/\//, '')}
        {pathname}
      </p>
    </div>
  )
}
