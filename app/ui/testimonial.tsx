import type { ReactNode } from 'react'
import { cx } from '~/lib/cx'

type TestimonialProps = {
  /** With the quotation marks of its language. */
  quote: ReactNode
  author: ReactNode
  role?: ReactNode
  /** Shown above the quote, such as a badge for a sample. */
  note?: ReactNode
  className?: string | undefined
}

export function Testimonial({ quote, author, role, note, className }: TestimonialProps) {
  return (
    <figure className={cx('max-w-2xl border-l-2 border-prestige pl-6 md:pl-8', className)}>
      {note && <div className="mb-4">{note}</div>}
      <blockquote className="font-display text-2xl leading-snug tracking-tight text-pretty">{quote}</blockquote>
      <figcaption className="mt-5 text-sm">
        <span className="font-semibold">{author}</span>
        {role && <span className="block text-muted">{role}</span>}
      </figcaption>
    </figure>
  )
}
