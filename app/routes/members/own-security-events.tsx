import { MemberPager } from '~/features/members/ui/member-pager'
import { keptFor } from '~/features/privacy/model'
import { listOwnEvents } from '~/features/security-events/queries.server'
import { OwnEvents } from '~/features/security-events/ui/own-events'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { securityEventsMessages } from '~/i18n/messages/security-events'
import { Link } from '~/ui/link'
import { pageFrom } from '~/ui/pager'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/own-security-events'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { events, ...list } = await listOwnEvents(getCtx(context), pageFrom(new URL(request.url).searchParams))
  const shown = events.map((event) => ({ ...event, createdAt: event.createdAt.toISOString() }))
  return { events: shown, ...list, months: keptFor.securityEvents.months }
}

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'

/** What happened to the account of who is signed in. */
export default function OwnSecurityEvents({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(securityEventsMessages)
  const { events, total, page, months } = loaderData
  return (
    <div className="wrap pt-6 pb-16">
      <PageTitle title={t('title')} description={t('more')} />
      <Link to="/account" className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← {t('back')}
      </Link>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-2 max-w-[60ch] text-muted">{t('lead', { months })}</p>
      <p className="mt-2 mb-6 max-w-[60ch] text-muted">
        {t('unknown')}{' '}
        <Link to="/account#password" className="text-ink underline underline-offset-4">
          {t('unknownLink')}
        </Link>
      </p>
      {events.length > 0 ? (
        <OwnEvents events={events} />
      ) : (
        <div className="border-line border-t py-10">
          <p className="font-display text-xl">{t('none')}</p>
          <p className="mt-1.5 max-w-[60ch] text-muted text-sm">{t('noneText')}</p>
        </div>
      )}
      <MemberPager page={page} total={total} />
    </div>
  )
}
