import { useNavigation } from 'react-router'
import { ForRight } from '~/features/admin/ui/for-right'
import { optionsOf } from '~/features/admin/ui/labels'
import { FilterSearch, FilterSelect, ListFilter } from '~/features/admin/ui/list-filter'
import { ListCount, ListEmpty, ListPage } from '~/features/admin/ui/list-page'
import { getListSettings } from '~/features/list-settings/queries.server'
import { ListTools } from '~/features/list-settings/ui/list-tools'
import { SavedViews } from '~/features/list-settings/ui/saved-views'
import { newOrganisationPage, organisationsPage, suggestionsPage } from '~/features/organisations/model'
import { listOrganisations } from '~/features/organisations/queries.server'
import { organisationFilter } from '~/features/organisations/schema'
import { kindLabels, sortLabels } from '~/features/organisations/ui/labels'
import { OrganisationTable } from '~/features/organisations/ui/organisation-table'
import { ButtonLink } from '~/ui/button'
import { Pager } from '~/ui/pager'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/organisations'

const { name: byName, ...otherSorts } = sortLabels

export const handle: RightsHandle = { rights: { see: 'organisation.see' } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const filter = organisationFilter(new URL(request.url).searchParams)
  return {
    ...(await listOrganisations(ctx, filter)),
    filter,
    settings: await getListSettings(ctx, organisationsPage),
  }
}

export default function Organisations({ loaderData }: Route.ComponentProps) {
  const { organisations, total, page, filter, settings } = loaderData
  const isLoading = useNavigation().state === 'loading'
  const isActive = filter.q !== '' || filter.kind !== 'all'
  return (
    <ListPage
      title="Organisations"
      aside={
        <ForRight right="organisation.manage">
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={suggestionsPage} variant="outline" size="sm">
              Members without one
            </ButtonLink>
            <ButtonLink to={newOrganisationPage} size="sm">
              New organisation
            </ButtonLink>
          </div>
        </ForRight>
      }
    >
      <SavedViews settings={settings} />
      <ListFilter label="Find organisations" isActive={isActive} tools={<ListTools settings={settings} />}>
        <FilterSearch name="q" label="Name or domain" value={filter.q} />
        <FilterSelect name="kind" label="Kind" all="All kinds" options={optionsOf(kindLabels)} value={filter.kind} />
        <FilterSelect name="sort" label="Sort" all={byName} options={optionsOf(otherSorts)} value={filter.sort} />
      </ListFilter>
      <ListCount isLoading={isLoading}>
        {total === 1 ? '1 organisation' : `${total.toLocaleString('en-GB')} organisations`}
      </ListCount>
      {organisations.length > 0 ? (
        <OrganisationTable organisations={organisations} isCompact={settings.isCompact} isLoading={isLoading} />
      ) : isActive ? (
        <ListEmpty title="No organisation matches.">Try part of the name or a domain, or show all.</ListEmpty>
      ) : (
        <ListEmpty title="No organisations yet.">
          Create one, or look at what the addresses of your members suggest.
        </ListEmpty>
      )}
      <Pager page={page} total={total} noun={total === 1 ? 'organisation' : 'organisations'} />
    </ListPage>
  )
}
