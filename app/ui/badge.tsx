import type { ReactNode } from 'react'
import { cx } from '~/lib/cx'

const tones = {
  neutral: 'border-line text-muted',
  action: 'border-action/35 text-action',
  prestige: 'border-prestige/40 text-prestige',
  success: 'border-success/35 text-success',
  danger: 'border-danger/40 text-danger',
  info: 'border-info/40 text-info',
}

export type BadgeTone = keyof typeof tones

type BadgeProps = { tone?: BadgeTone | undefined; children: ReactNode; className?: string | undefined }

/** A short label for a state. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-sm border px-2 py-0.5 text-xs font-medium tabular-nums wrap-break-word',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

/** Number of waiting items, beside a label. */
export function Count({ children }: { children: ReactNode }) {
  return (
    <span className="inline-grid h-5 min-w-5 place-items-center rounded-full bg-action px-1.5 text-xs leading-none font-semibold text-on-action tabular-nums">
      {children}
    </span>
  )
}
