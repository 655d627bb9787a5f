import { useState } from 'react'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { factorsPage } from '~/web/requested-page'

/** For an admin without a second factor where none is needed, as on localhost. Dismissed, it returns when the page is loaded again. */
export function FactorAdvice() {
  const [isDismissed, setDismissed] = useState(false)
  if (isDismissed) return null
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 border-line border-b text-sm">
      <p className="py-2">
        Your account has no second factor.{' '}
        <Link to={factorsPage} className="underline underline-offset-4">
          Add a passkey or an app
        </Link>
      </p>
      <Button variant="link" size="sm" onClick={() => setDismissed(true)} className="needs-script">
        Dismiss
      </Button>
    </div>
  )
}
