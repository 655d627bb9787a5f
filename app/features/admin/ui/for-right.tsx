import type { ReactNode } from 'react'
import type { Right } from '~/auth/permissions'
import { useCan } from '~/features/members/ui/use-can'

type Props = { right: Right; children: ReactNode }

/** What only those with a right can use; the others do not see it. */
export const ForRight = ({ right, children }: Props) => (useCan(right) ? children : null)

/** A form that those without the right read and can't use: its fields are disabled, and it has no buttons. */
export function ReadableForm({ right, children }: Props) {
  if (useCan(right)) return children
  return (
    <div className="grid min-w-0 content-start gap-6">
      <LookOnly />
      <fieldset disabled className="contents [&_button]:hidden">
        {children}
      </fieldset>
    </div>
  )
}

/** In the place of commands that an admin has no right to. */
export const LookOnly = () => <p className="text-muted text-sm">You can look at this, not change it.</p>
