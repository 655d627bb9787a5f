import type { ReactNode } from 'react'
import { useCan } from '~/features/members/ui/use-can'
import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import { personPage } from '../model'

type Props = {
  /** Of the account, or of anything that the person has sent or got. */
  id: string
  className?: string
  children: ReactNode
}

/** A name that leads to the person's page, for those who may see it. */
export const PersonLink = ({ id, className, children }: Props) =>
  useCan('person.see') ? (
    <Link
      to={personPage(id)}
      className={cx('underline decoration-line underline-offset-4 hover:decoration-current', className)}
    >
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  )
