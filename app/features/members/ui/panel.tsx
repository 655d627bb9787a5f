import type { ReactNode } from 'react'

type PanelProps = { id?: string; title: string; badge?: ReactNode; children: ReactNode }

/** A part of the dashboard: its heading above a thin line. */
export function Panel({ id, title, badge, children }: PanelProps) {
  return (
    <section id={id}>
      <div className="mb-4 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b pb-2.5">
        <h2 className="text-xl">{title}</h2>
        {badge}
      </div>
      {children}
    </section>
  )
}
