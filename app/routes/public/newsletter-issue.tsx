import { lazy } from 'react'
import { getLetter } from '~/features/letters/queries.server'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { lettersMessages } from '~/i18n/messages/letters'
import { SkipHydration } from '~/ui/skip-hydration'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/newsletter-issue'

export const handle = { cache: { query: {} } }

export const loader = ({ context, params }: Route.LoaderArgs) => getLetter(getCtx(context), params.week)

const LetterPage = lazy(() => import('~/features/letters/ui/letter-page'))

export default function NewsletterIssue({ loaderData: { letter, letters } }: Route.ComponentProps) {
  const t = useTranslations(lettersMessages)
  const description = letter.question ?? letter.opening ?? letter.title
  return (
    <>
      <PageTitle title={`${letter.title.text} · ${t('name')}`} description={description.text} type="article" />
      <SkipHydration key={letter.week} id={`letter-${letter.week}`}>
        <LetterPage letter={letter} letters={letters} />
      </SkipHydration>
    </>
  )
}
