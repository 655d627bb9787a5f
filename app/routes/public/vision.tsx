import { getFounder } from '~/features/founder/queries.server'
import { PageTitle } from '~/features/site/ui/page-title'
import { Closing } from '~/features/vision/ui/closing'
import { Opening } from '~/features/vision/ui/opening'
import { Perspective } from '~/features/vision/ui/perspective'
import { Pillars } from '~/features/vision/ui/pillars'
import { useTranslations } from '~/i18n/language'
import { visionMessages } from '~/i18n/messages/vision'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/vision'

/** `bare`: without the site layout. */
export const handle = { bare: true, cache: { query: {} } }

export const loader = ({ context }: Route.LoaderArgs) => getFounder(getCtx(context))

export default function Vision({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(visionMessages)
  return (
    <main id="main" className="mx-auto w-full max-w-[56rem] px-5 py-20 text-center md:py-28">
      <PageTitle title={t('title')} description={t('subtitle')} card="vision" />
      <Opening portrait={loaderData.portrait} />
      <Pillars />
      <Perspective />
      <Closing />
    </main>
  )
}
