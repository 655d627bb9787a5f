import { lazy } from 'react'
import { getNewsletter } from '~/features/letters/queries.server'
import { subscribe } from '~/features/newsletter/commands.server'
import { letter as issue } from '~/features/newsletter/model'
import { subscribeInput } from '~/features/newsletter/schema'
import { NewsletterForm } from '~/features/newsletter/ui/newsletter-form'
import { PageTitle } from '~/features/site/ui/page-title'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { newsletterIntroMessages } from '~/i18n/messages/newsletter-intro'
import { SkipHydration } from '~/ui/skip-hydration'
import { form, formActions } from '~/web/forms/form-actions.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/newsletter'

export const handle = { cache: { query: {} } }

export const loader = ({ context }: Route.LoaderArgs) => getNewsletter(getCtx(context))

export const action = formActions({ subscribe: form({ input: subscribeInput, run: subscribe }) })

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

const NewsletterLetter = lazy(() => import('~/features/letters/ui/newsletter-letter'))
const Shelf = lazy(() => import('~/features/letters/ui/shelf'))

export default function Newsletter({ loaderData: { letter, letters } }: Route.ComponentProps) {
  const t = useTranslations(newsletterIntroMessages)
  const { letterRhythm: rhythm } = useSite()
  return (
    <>
      <PageTitle title={t('eyebrow')} description={t('text', { ...issue, rhythm })} />
      <section className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,26.5rem)_minmax(0,42rem)] lg:justify-between">
        <div className="pt-10 lg:pt-18 lg:pb-16">
          <p className="eyebrow">{t('eyebrow')}</p>
          <h1 className="mt-3 text-[2.625rem] leading-none md:text-[3.875rem]">
            {t.rich('title', { rhythm, em: (word) => <em>{word}</em> })}
          </h1>
          <p className="mt-5 max-w-[52ch] text-muted">{t('text', { ...issue, rhythm })}</p>
          <div className="mt-10">
            <NewsletterForm />
          </div>
        </div>
        <div className="lg:pt-7">
          <SkipHydration id="letter">
            <NewsletterLetter letter={letter} />
          </SkipHydration>
        </div>
      </section>
      {letters.length > 1 && (
        <SkipHydration id="past-letters">
          <Shelf letters={letters} current={letter.week} />
        </SkipHydration>
      )}
    </>
  )
}
