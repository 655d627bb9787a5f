import { useNavigation } from 'react-router'
import { FilterSearch, ListFilter } from '~/features/admin/ui/list-filter'
import { ListEmpty } from '~/features/admin/ui/list-page'
import { listInsights } from '~/features/insights/queries.server'
import { ownInsightFilter } from '~/features/insights/schema'
import { InsightList } from '~/features/insights/ui/insight-list'
import { MemberPager } from '~/features/members/ui/member-pager'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { insightsMessages } from '~/i18n/messages/insights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/insights'

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = ownInsightFilter(new URL(request.url).searchParams)
  return { ...(await listInsights(getCtx(context), filter)), q: filter.q }
}

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'

export default function Insights({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(insightsMessages)
  const { insights, total, page, q } = loaderData
  const isLoading = useNavigation().state === 'loading'
  return (
    <div className="wrap pt-6 pb-16">
      <PageTitle title={t('title')} description={t('lead')} />
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-2 mb-6 max-w-[60ch] text-muted">{t('lead')}</p>
      {(total > 0 || q) && (
        <ListFilter
          label={t('filter.label')}
          isActive={q !== ''}
          labels={{ show: t('filter.show'), showAll: t('filter.showAll') }}
        >
          <FilterSearch name="q" label={t('filter.q')} value={q} className="w-80 max-md:w-full" />
        </ListFilter>
      )}
      <p role="status" className="mt-4 mb-3 min-h-5 text-muted text-sm">
        {total > 0 && t('count', { total })}
      </p>
      {total === 0 && (
        <ListEmpty title={t(q ? 'empty.noMatch' : 'empty.title')}>
          {t(q ? 'empty.noMatchText' : 'empty.text')}
        </ListEmpty>
      )}
      {total > 0 && (
        <div className="max-w-4xl">
          <InsightList insights={insights} isLoading={isLoading} />
          <MemberPager page={page} total={total} />
        </div>
      )}
    </div>
  )
}
