import { Link } from '~/ui/link'

type Segment = { label: string; to: string; isCurrent: boolean; count?: number | undefined }

/** One of a few views of a list. Links, so that the back button and bookmarks work. */
export const ListSegments = ({ label, segments }: { label: string; segments: readonly Segment[] }) => (
  <nav aria-label={label} className="flex max-w-full flex-wrap rounded-sm border border-line">
    {segments.map(({ label, to, isCurrent, count }) => (
      <Link
        key={to}
        to={to}
        aria-current={isCurrent || undefined}
        className="flex min-h-8.5 items-center gap-2 border-line whitespace-nowrap px-3 text-muted text-sm hover:text-ink aria-[current]:bg-ink/8 aria-[current]:text-ink max-md:min-h-11 max-md:flex-1 max-md:justify-center pointer-coarse:min-h-11 [&:not(:first-child)]:border-l"
      >
        {label} {count !== undefined && <span className="tabular-nums">{count}</span>}
      </Link>
    ))}
  </nav>
)
