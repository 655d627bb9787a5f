import { lazy } from 'react'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { getHome } from '~/features/home/queries.server'
import { CurrentHome } from '~/features/home/ui/current-home'
import { HomeBar } from '~/features/home/ui/home-bar'
import { Organization } from '~/features/site/ui/organization'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/home'

export const handle = { cache: { query: { home: ['new'] } } }

const isNewHome = (search: URLSearchParams) => search.get('home') === 'new'

/** No form on this page changes what it shows; the other home page has other data. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  isNewHome(currentUrl.searchParams) !== isNewHome(nextUrl.searchParams)

/** The new home page shows nothing of the content service, and so is not sent it. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  isNewHome(new URL(request.url).searchParams) ? null : getHome(getCtx(context))

/** Loaded only when chosen; until then the current page stays visible. */
const NewHome = lazy(() => import('~/features/home/ui/new-home'))

export default function Home({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const isNew = isNewHome(query)
  return (
    <>
      <HomeBar isNew={isNew} />
      {loaderData && !isNew ? <CurrentHome content={loaderData} /> : <NewHome />}
      <Organization />
    </>
  )
}
