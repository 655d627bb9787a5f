import { ArrowRight } from 'lucide'
import type { ComponentProps } from 'react'
import { cx } from '~/lib/cx'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'

/** A quiet link with an arrow after it, which moves on hover. */
export const ArrowLink = ({ className, children, ...rest }: ComponentProps<typeof Link>) => (
  <Link
    {...rest}
    className={cx('group/arrow inline-flex min-h-11 items-center gap-2.5 font-medium text-sm', className)}
  >
    {children}
    <Icon
      icon={ArrowRight}
      className="size-5 shrink-0 transition-transform duration-150 group-hover/arrow:translate-x-1"
    />
  </Link>
)
