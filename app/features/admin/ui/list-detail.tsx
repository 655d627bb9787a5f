import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useCan } from '~/features/members/ui/use-can'
import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import { keepFocus } from './list-keys'
import { useFootHeight } from './use-foot-height'

type Props = {
  title: string
  /** The page of the person whose row is opened. */
  personTo?: string | undefined
  /** Above the title: kind and state. */
  eyebrow?: ReactNode
  /** Below the title: address, organization. */
  byline?: ReactNode
  /** The address names this row. One that is opened by default is shown only where there is room beside the list. */
  isChosen: boolean
  closeTo: string
  /** The main commands: at the foot of the window in a narrow one, within the thumb's reach. */
  actions?: ReactNode
  children: ReactNode
  /** Below the commands. */
  more?: ReactNode
}

/** The opened row: beside the list, or above it where both do not fit. */
export function ListDetail({ title, personTo, eyebrow, byline, isChosen, closeTo, actions, children, more }: Props) {
  const heading = useFocusWhenOpened(isChosen)
  const seesPeople = useCan('person.see')
  return (
    <section
      id="detail"
      aria-label={title}
      className={cx(
        'list-detail flex min-w-0 flex-col gap-6 self-start @min-[53rem]/page:border-line @min-[53rem]/page:border-l @min-[53rem]/page:pl-7',
        isChosen ? '@max-[53rem]/page:order-first' : '@max-[53rem]/page:hidden',
      )}
    >
      <div>
        <div className="flex min-h-9 items-center justify-between gap-3 text-prestige text-sm pointer-coarse:min-h-11">
          <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">{eyebrow}</p>
          {personTo && seesPeople && (
            <Link to={personTo} className="ml-auto shrink-0 py-2.5 text-muted underline underline-offset-4">
              Person’s page
            </Link>
          )}
          {isChosen && (
            <Link to={closeTo} preventScrollReset className="shrink-0 py-2.5 text-muted underline underline-offset-4">
              Close
            </Link>
          )}
        </div>
        <h2 ref={heading} tabIndex={-1} className="wrap-anywhere mt-1 text-2xl outline-none">
          {title}
        </h2>
        {byline && <div className="wrap-anywhere text-muted text-sm">{byline}</div>}
      </div>
      {children}
      {actions && <Commands>{actions}</Commands>}
      {more}
    </section>
  )
}

function Commands({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useFootHeight(ref, '--commands-height')
  return (
    <div ref={ref} className="detail-actions flex flex-wrap gap-3">
      {children}
    </div>
  )
}

/** Focuses the heading when a row is opened from the list, but not on page load, when going back, or by J and K. */
function useFocusWhenOpened(isChosen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, state } = useLocation()
  const navigationType = useNavigationType()
  const seen = useRef(navigationType === 'POP' ? key : undefined)
  useEffect(() => {
    if (!isChosen || seen.current === key) return
    seen.current = key
    if (navigationType === 'POP') return
    if (state?.keepsFocus === keepFocus.keepsFocus) heading.current?.scrollIntoView({ block: 'nearest' })
    else heading.current?.focus()
  }, [key, isChosen, navigationType, state])
  return heading
}
