import type { ReactNode } from 'react'
import type { ResolvedText } from '~/features/content/model'
import { Untranslated } from '~/features/content/ui/content-text'
import { cx } from '~/lib/cx'

type Props = {
  id: string
  eyebrow: string
  title: string
  lead?: ReactNode
  /** The section's texts from the content service; a note is shown if one of them is not translated. */
  contentTexts?: (ResolvedText | null)[]
  raised?: boolean
  children?: ReactNode
}

/** Heading on the left, content on the right. */
export function SplitSection({ id, eyebrow, title, lead, contentTexts = [], raised = false, children }: Props) {
  return (
    <section id={id} className={cx(raised && 'border-line border-y bg-raised')}>
      <div className="wrap grid gap-x-8 lg:gap-x-16 gap-y-10 py-20 md:grid-cols-[5fr_7fr] md:py-28">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-3 max-w-[16ch] text-3xl">{title}</h2>
          {lead && <p className="mt-5 max-w-[44ch] text-muted">{lead}</p>}
          <Untranslated among={contentTexts} />
        </div>
        {children && <div>{children}</div>}
      </div>
    </section>
  )
}
