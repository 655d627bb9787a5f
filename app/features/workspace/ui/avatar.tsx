import { useAuth } from '~/features/members/ui/auth'
import { useMemberName } from '~/features/members/ui/use-member-name'
import { initialsOf } from '../model'

/** The initials of the person who is signed in. */
export function Avatar() {
  const memberName = useMemberName()
  return (
    <span
      aria-hidden="true"
      className="grid size-7 shrink-0 place-items-center rounded-full border border-line font-semibold text-[0.6875rem] text-muted"
    >
      {initialsOf(useAuth().user?.name || memberName)}
    </span>
  )
}
