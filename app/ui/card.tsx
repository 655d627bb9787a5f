import type { ComponentProps, ReactNode } from 'react'
import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'

type CardProps = Omit<ComponentProps<'article'>, 'ref'> & { as?: 'article' | 'div' | 'li' | undefined }

/** For items that can be chosen or opened; other content is separated by space and thin lines. */
export function Card({ as: Tag = 'article', className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={cx(
        'relative flex flex-col rounded-sm border border-line bg-raised p-6 transition-colors duration-150',
        'has-[[data-card-link]]:hover:border-line-strong',
        className,
      )}
    />
  )
}

type CardTitleProps = { children: ReactNode; to?: string | undefined; as?: 'h2' | 'h3' | 'h4' | undefined }

/** With `to` the whole card is clickable: the title's link covers it. */
export function CardTitle({ children, to, as: Tag = 'h3' }: CardTitleProps) {
  return (
    <Tag className="font-display text-xl tracking-tight text-balance">
      {to === undefined ? (
        children
      ) : (
        <Link to={to} data-card-link="" className="after:absolute after:inset-0 after:rounded-sm">
          {children}
        </Link>
      )}
    </Tag>
  )
}

export function CardEyebrow({ children }: { children: ReactNode }) {
  return <p className="mb-3 text-xs text-prestige tabular-nums">{children}</p>
}

export function CardText({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={cx('mt-2 text-sm text-muted', className)}>{children}</div>
}

/** At the bottom of the card, also when cards in a row differ in length. */
export function CardFooter({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={cx('mt-auto flex flex-wrap items-center gap-3 pt-6 text-sm', className)}>{children}</div>
}
