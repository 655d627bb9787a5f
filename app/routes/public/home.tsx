import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { getHome } from '~/features/home/queries.server'
import { CurrentHome } from '~/features/home/ui/current-home'
import { HomeSwitch } from '~/features/home/ui/home-switch'
import { loadTexts } from '~/i18n/load-texts'
import { ctxOf, scopeOf } from '~/web/scope.server'
import type { Route } from './+types/home'

await loadTexts('home', 'access-request', 'newsletter')

export const handle = { cache: { query: ['home'] } }

export const loader = ({ context }: Route.LoaderArgs) => getHome(ctxOf(scopeOf(context)))

const NewHome = lazy(() => import('~/features/home/ui/new-home'))

export default function Home({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const isNew = query.get('home') === 'new'
  return (
    <>
      <Suspense>{isNew ? <NewHome /> : <CurrentHome content={loaderData} />}</Suspense>
      <HomeSwitch isNew={isNew} />
    </>
  )
}
