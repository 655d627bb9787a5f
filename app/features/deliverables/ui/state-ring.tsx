import { cx } from '~/lib/cx'
import type { ShownState } from '../model'

const tones: Record<ShownState, string> = {
  complete: 'text-success',
  pending: 'text-prestige',
  upcoming: 'text-muted',
  dropped: 'text-muted',
  'not-done': 'text-muted',
}

type Props = { state: ShownState; className?: string }

/** A ring with a tick, with a core, or empty; struck through for what was dropped. The state stands beside it in words. */
export const StateRing = ({ state, className }: Props) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 18 18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    className={cx('size-4.5 shrink-0', tones[state], className)}
  >
    <circle cx="9" cy="9" r="7.25" />
    {state === 'complete' && <path d="m5.75 9.25 2.25 2.25 4.25-4.75" />}
    {state === 'pending' && <circle cx="9" cy="9" r="2.75" fill="currentColor" stroke="none" />}
    {state === 'dropped' && <path d="M5.5 12.5 12.5 5.5" />}
  </svg>
)
