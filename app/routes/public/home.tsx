import { useSearchParams } from 'react-router'
import { getHome } from '~/features/home/queries.server'
import { CurrentHome } from '~/features/home/ui/current-home'
import { HomeSwitch } from '~/features/home/ui/home-switch'
import { NewHome } from '~/features/home/ui/new-home'
import { Organization } from '~/features/site/ui/organization'
import { loadTexts } from '~/i18n/load-texts'
import { preloadFont } from '~/web/preload-font'
import { ctxOf, scopeOf } from '~/web/scope.server'
import italicFont from '../../../.generated/fonts/newsreader-italic.woff2?url'
import type { Route } from './+types/home'

await loadTexts('home', 'access-request', 'newsletter', 'home-new')

/** The title's one word in italics: fetched with the page, so that nothing moves when it comes. */
export const links: Route.LinksFunction = () => [preloadFont(italicFont)]

export const handle = { cache: { query: ['home'] } }

export const loader = ({ context }: Route.LoaderArgs) => getHome(ctxOf(scopeOf(context)))

export default function Home({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const isNew = query.get('home') === 'new'
  return (
    <>
      {isNew ? <NewHome /> : <CurrentHome content={loaderData} />}
      <Organization />
      <HomeSwitch isNew={isNew} />
    </>
  )
}
