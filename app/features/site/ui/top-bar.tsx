import type { ReactNode } from 'react'

export const topBarLink = 'whitespace-nowrap text-ink underline decoration-prestige underline-offset-4'

/** A bar above the header. */
export const TopBar = ({ label, className, children }: { label: string; className: string; children: ReactNode }) => (
  <aside aria-label={label} className={`border-line border-b bg-band ${className}`}>
    <div className="wrap flex items-center gap-4 text-xs">{children}</div>
  </aside>
)
