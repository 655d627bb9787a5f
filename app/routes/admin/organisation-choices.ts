import { listOrganisationChoices } from '~/features/organisations/queries.server'
import { organisationFilter } from '~/features/organisations/schema'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/organisation-choices'

export const handle: RightsHandle = { rights: { see: 'organisation.see' } }

/** What a field proposes while someone types the name of an organisation. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<string[]> {
  const { q } = organisationFilter(new URL(request.url).searchParams)
  return listOrganisationChoices(getCtx(context), q)
}

/** Without a connection nothing is proposed: the name can be typed whole. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<string[]> {
  try {
    return await serverLoader()
  } catch (error) {
    if (error instanceof Response) throw error
    return []
  }
}
