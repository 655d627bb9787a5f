import { lazy } from 'react'
import { listLetters } from '~/features/letters/queries.server'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { lettersMessages } from '~/i18n/messages/letters'
import { SkipHydration } from '~/ui/skip-hydration'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/newsletter-issues'

export const handle = { cache: { query: {} } }

export const loader = ({ context }: Route.LoaderArgs) => listLetters(getCtx(context))

const Archive = lazy(() => import('~/features/letters/ui/archive'))

export default function NewsletterIssues({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(lettersMessages, 'issues')
  return (
    <>
      <PageTitle title={t('title')} description={t('description')} />
      <SkipHydration id="archive">
        <Archive letters={loaderData} />
      </SkipHydration>
    </>
  )
}
