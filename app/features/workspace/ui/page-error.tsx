import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorPage } from '~/features/site/ui/error-page'

/** The error boundary of pages behind the sign-in: the error takes the place of the page, and the frame stays. */
export function PageError() {
  // A boundary that a route exports from another module gets no props.
  const error = useRouteError()
  return (
    <div>
      {isRouteErrorResponse(error) ? (
        <ErrorPage status={error.status} details={error.data} />
      ) : (
        <ErrorPage status={500} />
      )}
    </div>
  )
}
