import { useLocation } from 'react-router'
import { Logo } from '~/ui/mark'
import { useSite } from './use-site'

/** Printed above every page: the mark. */
export function PrintHead() {
  const { brand } = useSite()
  return (
    <div aria-hidden="true" className="print-head hidden">
      <div className="mb-6 border-ink border-b pb-3">
        <Logo word={brand.product} />
      </div>
    </div>
  )
}

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
