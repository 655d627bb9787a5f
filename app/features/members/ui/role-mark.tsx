import { cx } from '~/lib/cx'
import type { MemberRole } from '~/lib/member-roles'

/** SVG paths in the two colours of the brand. */
const marks: Record<MemberRole | 'admin', [ink: string, brass: string]> = {
  embassy: ['M24 13V4l7 2.6-7 2.6M8 22l16-9 16 9zM13 22v14M24 22v14M35 22v14', 'M8 36h32M5 41h38'],
  supplier: ['M24 6l16 9v18l-16 9-16-9V15zM8 15l16 9 16-9', 'M24 24v18M16 10.5l16 9v6'],
  hospital: ['M18 7h12v11h11v12H30v11H18V30H7V18h11z', 'M24 13v22M13 24h22'],
  admin: [
    'M24 24h19M37 24v6M43 24v5M8 24a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
    'M12.5 24a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0',
  ],
}

/** Drawing for a role. */
export function RoleMark({ of: role, className }: { of: MemberRole | 'admin'; className?: string }) {
  const [ink, brass] = marks[role]
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={cx('size-12 shrink-0 [&>path]:[vector-effect:non-scaling-stroke]', className)}
    >
      <path d={brass} className="stroke-prestige" strokeWidth="1.25" />
      <path d={ink} stroke="currentColor" strokeWidth="1.25" />
    </svg>
  )
}
