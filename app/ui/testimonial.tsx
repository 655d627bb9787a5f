import type { ReactNode } from 'react'
import { cx } from '~/lib/cx'

type TestimonialProps = {
  /** With the quotation marks of its language. */
  quote: ReactNode
  author: ReactNode
  role?: ReactNode
  /** Shown above the quote, such as a badge for a sample. */
  note?: ReactNode
  /** `display`: the one quote that a section is made of; `long`: the same for more than a sentence or two. */
  size?: 'display' | 'long' | 'default'
  className?: string | undefined
}

const sizes = {
  display: 'max-w-[15em] text-[2.125rem] md:text-[3.25rem] lg:text-[4.25rem] leading-[1.04] tracking-[-0.03em]',
  long: 'max-w-[22em] text-[1.75rem] md:text-[2.25rem] lg:text-[2.875rem] leading-[1.12] tracking-[-0.025em]',
  default: 'max-w-[26em] text-2xl leading-snug tracking-tight',
}

/** The opening quotation mark hangs in the margin. */
export function Testimonial({ quote, author, role, note, size = 'default', className }: TestimonialProps) {
  return (
    <figure className={className}>
      {note && <div className="mb-4">{note}</div>}
      <blockquote className={cx('text-balance font-display md:-indent-[.4em]', sizes[size])}>{quote}</blockquote>
      <figcaption className="mt-5 text-sm">
        <span className="font-semibold">{author}</span>
        {role && <span className="block text-muted">{role}</span>}
      </figcaption>
    </figure>
  )
}
