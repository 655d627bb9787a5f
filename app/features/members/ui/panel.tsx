import type { ReactNode } from 'react'

type PanelProps = { title: string; badge?: ReactNode; children: ReactNode }

/** A part of the dashboard below a thin line. */
export function Panel({ title, badge, children }: PanelProps) {
  return (
    <section className="border-line border-t pt-5">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{title}</h2>
        {badge}
      </div>
      {children}
    </section>
  )
}
