import { Link } from '~/ui/link'
import { todayPage } from '../model/lines'

/** In the place of a part that could not be loaded. */
export const FailedPart = ({ children }: { children: string }) => (
  <p className="flex flex-wrap items-center gap-x-2 text-sm">
    <span className="text-danger">{children}</span>
    <Link to={todayPage} preventScrollReset className="py-3 underline underline-offset-4">
      Try again
    </Link>
  </p>
)
