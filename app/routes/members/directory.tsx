import { useNavigation } from 'react-router'
import { FilterSearch, FilterSelect, ListFilter } from '~/features/admin/ui/list-filter'
import { ListEmpty } from '~/features/admin/ui/list-page'
import { directoryChoicesPage } from '~/features/directory/model'
import { getOwnDirectory, listDirectory, listDirectoryCountries } from '~/features/directory/queries.server'
import { directoryFilter } from '~/features/directory/schema'
import { MemberList } from '~/features/directory/ui/member-list'
import { NewerWording } from '~/features/directory/ui/newer-wording'
import { MemberPager } from '~/features/members/ui/member-pager'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { directoryMessages } from '~/i18n/messages/directory'
import { organisationKinds } from '~/lib/organisation-kinds'
import { Link } from '~/ui/link'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/directory'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const filter = directoryFilter(new URL(request.url).searchParams)
  const [{ listing, isWordingNewer }, countries, list] = await Promise.all([
    getOwnDirectory(ctx),
    listDirectoryCountries(ctx),
    listDirectory(ctx, filter),
  ])
  return { ...list, countries, filter, listing, isWordingNewer }
}

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'

export default function Directory({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(directoryMessages)
  const { members, total, hasMore, page, filter, countries, listing, isWordingNewer } = loaderData
  const isLoading = useNavigation().state === 'loading'
  const isActive = Boolean(filter.q || filter.country || filter.member) || filter.kind !== 'all'
  const choose = (
    <Link to={directoryChoicesPage} className="text-ink underline underline-offset-4">
      {t('choose')}
    </Link>
  )
  return (
    <div className="wrap pt-6 pb-16">
      <PageTitle title={t('title')} description={t('lead')} />
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-2 max-w-[60ch] text-muted">{t('lead')}</p>
      <p className="mt-2 mb-6 text-muted">
        {t(`listing.${listing}`)} {choose}
      </p>
      {isWordingNewer && (
        <div className="mb-6 max-w-[60ch]">
          <NewerWording />
        </div>
      )}
      <ListFilter
        label={t('filter.label')}
        isActive={isActive}
        labels={{ show: t('filter.show'), showAll: t('filter.showAll') }}
      >
        <FilterSearch name="q" label={t('filter.q')} value={filter.q} className="w-80 max-md:w-full" />
        <FilterSelect
          name="country"
          label={t('filter.country')}
          all={t('filter.allCountries')}
          options={countries}
          value={filter.country}
        />
        <FilterSelect
          name="kind"
          label={t('filter.kind')}
          all={t('filter.allKinds')}
          options={organisationKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={filter.kind}
        />
      </ListFilter>
      <p role="status" className="mt-4 mb-3 min-h-5 text-muted text-sm">
        {hasMore ? t('countMore', { total }) : total > 0 && t('count', { total })}
      </p>
      {members.length > 0 && <MemberList members={members} isLoading={isLoading} />}
      {members.length === 0 && filter.member && <ListEmpty title={t('none.gone')}>{t('none.goneText')}</ListEmpty>}
      {members.length === 0 && !filter.member && (
        <ListEmpty title={isActive ? t('none.noMatch') : t('none.title')}>
          {isActive ? t('none.noMatchText') : t('none.text')}
        </ListEmpty>
      )}
      <MemberPager page={page} total={total} />
    </div>
  )
}
