import type { ReactNode } from 'react'
import { cx } from '~/lib/cx'

type ChapterProps = {
  id?: string
  eyebrow: string
  title: ReactNode
  lead?: ReactNode
  /** On the raised background, between thin lines. */
  raised?: boolean
  /** The content below the heading instead of beside it. */
  wide?: boolean
  children: ReactNode
}

/** A part of a page: heading on the left, content on the right. */
export function Chapter({ id, eyebrow, title, lead, raised, wide, children }: ChapterProps) {
  return (
    <section id={id} className={cx(raised && 'border-line border-y bg-raised')}>
      <div className={cx('wrap grid gap-x-8 lg:gap-x-16 gap-y-10 py-16 md:py-24', !wide && 'md:grid-cols-[5fr_7fr]')}>
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h2 className={cx('mt-3 wrap-break-word text-3xl', wide ? 'max-w-[24ch]' : 'max-w-[16ch]')}>{title}</h2>
          {lead && <p className="mt-5 max-w-[46ch] text-muted">{lead}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
