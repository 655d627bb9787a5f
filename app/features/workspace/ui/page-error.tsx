import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { rolePages } from '~/features/members/model'
import { type ShownView, useAuth } from '~/features/members/ui/auth'
import { errorTextKey } from '~/features/site/ui/error-page'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { errorsMessages } from '~/i18n/messages/errors'
import type { AdminRole } from '~/lib/admin-roles'
import { ButtonLink } from '~/ui/button'
import type { ErrorDetails } from '~/web/error-details'
import { useIsAdminArea } from './use-is-admin-area'

/** Why someone may not open a page of admins, and what to do. */
const deniedKey = (adminRole: AdminRole | null | undefined, view: ShownView | undefined) =>
  view ? 'deniedViewing' : adminRole ? 'deniedRole' : 'deniedHelp'

/** The error boundary of pages behind the sign-in: the error takes the place of the page, and the frame stays. */
export function PageError() {
  // A boundary that a route exports from another module gets no props.
  const error = useRouteError()
  const { status, details } = isRouteErrorResponse(error)
    ? { status: error.status, details: error.data as ErrorDetails | null }
    : { status: 500, details: null }
  const t = useTranslations(errorsMessages)
  const { brand } = useSite()
  const { userAccess, view } = useAuth()
  const { pathname, search } = useLocation()
  const ownPage = useIsAdminArea() ? '/admin/today' : rolePages[userAccess?.role ?? 'supplier']
  const key = errorTextKey(status, details)
  const canRetry = status >= 500
  return (
    <section aria-labelledby="error-title" className="wrap pt-10 pb-16">
      <title>{t(`${key}.title`)}</title>
      <p className="text-muted text-sm tabular-nums">{status}</p>
      <h1 id="error-title" className="mt-1 max-w-[24ch] text-[2rem]/9">
        {t(`${key}.title`)}
      </h1>
      <p className="mt-3 max-w-[60ch] text-muted">
        {t(`${key}.text`, { email: brand.email, limit: details?.limit ?? '' })}
        {details?.isDenied && ` ${t(deniedKey(userAccess?.adminRole, view), { email: brand.email })}`}
      </p>
      <p className="mt-6 flex flex-wrap gap-4">
        {canRetry && (
          <ButtonLink to={`${pathname}${search}`} reloadDocument>
            {t('again')}
          </ButtonLink>
        )}
        <ButtonLink to={ownPage} variant={canRetry ? 'outline' : 'default'}>
          {t('ownPage')}
        </ButtonLink>
      </p>
    </section>
  )
}
