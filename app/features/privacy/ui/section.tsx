import type { ReactNode } from 'react'

type Props = { title: string; children: ReactNode; wide?: boolean }

/** Heading on the left, content on the right; `wide` puts the heading above. */
export const Section = ({ title, children, wide = false }: Props) => (
  <section className={wide ? 'border-line border-t py-12' : sideBySide}>
    <h2 className={wide ? 'mb-8 text-2xl' : 'text-2xl'}>{title}</h2>
    <div className={wide ? '' : 'max-w-[65ch]'}>{children}</div>
  </section>
)

const sideBySide = 'grid gap-x-16 gap-y-5 border-line border-t py-12 md:grid-cols-[4fr_8fr]'
