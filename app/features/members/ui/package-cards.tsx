import type { ReactNode } from 'react'
import type { PriceRow } from '~/features/programs/model/price-labels'
import { cx } from '~/lib/cx'
import { Card, CardFooter, CardText, CardTitle } from '~/ui/card'

type PackageCardsProps = {
  rows: PriceRow[]
  as: 'h2' | 'h3'
  className?: string
  /** Rendered at the foot of each card. */
  action?: (row: PriceRow) => ReactNode
}

/** Packages with their prices. */
export function PackageCards({ rows, as, className, action }: PackageCardsProps) {
  return (
    <ul className={cx('grid gap-4', className)}>
      {rows.map((row) => (
        <Card as="li" key={row.key}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <CardTitle as={as}>{row.name}</CardTitle>
            <p className="whitespace-nowrap font-display text-2xl text-prestige tabular-nums tracking-tight">
              {row.price}
            </p>
          </div>
          {row.note && <CardText>{row.note}</CardText>}
          {action && <CardFooter>{action(row)}</CardFooter>}
        </Card>
      ))}
    </ul>
  )
}
