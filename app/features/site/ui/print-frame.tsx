import { useLocation, useMatches } from 'react-router'
import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
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

const useIsForwardable = () =>
  useMatches().some(({ handle }) => (handle as { isForwardable?: boolean } | undefined)?.isForwardable)

/** Printed below every page: its address, and that it may be passed on if the route says so. */
export function PrintFoot() {
  const { origin } = useSite()
  const isForwardable = useIsForwardable()
  const { pathname } = useLocation()
  const t = useTranslations(siteMessages, 'content')
  return (
    <div aria-hidden="true" className="print-foot hidden">
      <p className="mt-6 border-ink border-t pt-2 text-muted text-xs">
        {origin.replace(/^https?:\/\//, '')}
        {pathname}
        {isForwardable && <span className="ml-6">{t('forward')}</span>}
      </p>
    </div>
  )
}
