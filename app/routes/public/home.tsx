import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { getHome } from '~/features/home/queries.server'
import { CurrentHome } from '~/features/home/ui/current-home'
import { HomeBar } from '~/features/home/ui/home-bar'
import { Organization } from '~/features/site/ui/organization'
import { preloadFont } from '~/web/preload-font'
import { getCtx } from '~/web/scope.server'
import italicFont from '../../../.generated/fonts/newsreader-italic.woff2?url'
import type { Route } from './+types/home'

/** The title's one word in italics: fetched with the page, so that nothing moves when it comes. */
export const links: Route.LinksFunction = () => [preloadFont(italicFont)]

export const handle = { cache: { query: { home: ['new'] } } }

/** No form on this page changes what it shows. */
export const shouldRevalidate = () => false

export const loader = ({ context }: Route.LoaderArgs) => getHome(getCtx(context))

/** Fetched by those who choose it; until it is there, the page before it stays. */
const NewHome = lazy(() => import('~/features/home/ui/new-home'))

export default function Home({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const isNew = query.get('home') === 'new'
  return (
    <>
      {isNew ? <NewHome /> : <CurrentHome content={loaderData} />}
      <Organization />
      <HomeBar isNew={isNew} />
    </>
  )
}
