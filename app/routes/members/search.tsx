import type { SearchLoad } from '~/features/search/model'
import { search, searchInput } from '~/features/search/queries.server'
import { SearchResults } from '~/features/search/ui/search-results'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/search'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  search(getCtx(context), searchInput(new URL(request.url).searchParams))

/** Answers the dialog too. A lost connection is a state of the search: thrown, it would replace the page beneath. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<SearchLoad> {
  try {
    return await serverLoader()
  } catch (error) {
    // A redirect to the sign-in.
    if (error instanceof Response) throw error
    return { q: new URL(request.url).searchParams.get('q') ?? '', isFailed: true }
  }
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchResults answer={loaderData} />
}
