import { useState } from 'react'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { factorsPage } from '~/web/requested-page'

/** For an admin without a second factor where none is needed, as on localhost. Dismissed, it returns when the page is loaded again. */
export function FactorAdvice() {
  const [isDismissed, setDismissed] = useState(false)
  if (isDismissed) return null
  return (
    <Alert
      className="mb-6 max-w-[56.5rem]"
      action={
        <Button variant="link" size="sm" onClick={() => setDismissed(true)} className="needs-script">
          Dismiss
        </Button>
      }
    >
      Your account has no second factor.{' '}
      <Link to={factorsPage} className="font-medium underline underline-offset-4">
        Add a passkey or an app
      </Link>
    </Alert>
  )
}
