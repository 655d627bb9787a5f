import { cx } from '~/lib/cx'

/** Two peaks over a brass waterline; by default as high as the surrounding text. */
export function Mark({ className = 'h-[1em]' }: { className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 26 22"
      fill="none"
      strokeWidth="1.75"
      className={cx('w-auto shrink-0 overflow-visible [&>path]:[vector-effect:non-scaling-stroke]', className)}
    >
      <path
        d="M1 16.4 8.9 3l4.7 7.2L17.1 5 25 16.4"
        stroke="currentColor"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M1 20.8h24" className="stroke-prestige" />
    </svg>
  )
}

type LogoProps = { word: string; size?: 'default' | 'display' | undefined; className?: string | undefined }

/** The mark with the company's name set beside it. */
export function Logo({ word, size = 'default', className }: LogoProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-[0.42em] align-middle font-display leading-none tracking-tight',
        size === 'display' ? 'text-4xl' : 'text-xl',
        className,
      )}
    >
      <Mark className="h-[0.92em]" />
      <span>{word}</span>
    </span>
  )
}
