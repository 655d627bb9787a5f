import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { getHome } from '~/features/home/queries.server'
import { CurrentHome } from '~/features/home/ui/current-home'
import { HomeBar } from '~/features/home/ui/home-bar'
import { Organization } from '~/features/site/ui/organization'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/home'

export const handle = { cache: { query: { home: ['new'] } } }

/** No form on this page changes what it shows. */
export const shouldRevalidate = () => false

export const loader = ({ context }: Route.LoaderArgs) => getHome(getCtx(context))

/** Loaded only when chosen; until then the current page stays visible. */
const NewHome = lazy(() => import('~/features/home/ui/new-home'))

export default function Home({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const isNew = query.get('home') === 'new'
  return (
    <>
      <HomeBar isNew={isNew} />
      {isNew ? <NewHome /> : <CurrentHome content={loaderData} />}
      <Organization />
    </>
  )
}
