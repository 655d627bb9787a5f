import { cx } from '~/lib/cx'

/** Two peaks over a brass waterline. Takes its height from the text it stands in. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 26 22"
      fill="none"
      strokeWidth="1.75"
      className={cx('h-[1em] w-auto shrink-0 overflow-visible [&>path]:[vector-effect:non-scaling-stroke]', className)}
    >
      <path d="M1 16.4 8.9 3l4.7 7.2L17.1 5 25 16.4" stroke="currentColor" strokeLinejoin="round" strokeLinecap="round" />
      <path d="M1 20.8h24" className="stroke-prestige" />
    </svg>
  )
}

/** The mark with the company's name set beside it. */
export function Logo({ word, className }: { word: string; className?: string | undefined }) {
  return (
    <span className={cx('inline-flex items-center gap-2.5 font-display text-xl leading-none tracking-tight', className)}>
      <Mark className="h-[0.92em]" />
      <span>{word}</span>
    </span>
  )
}
