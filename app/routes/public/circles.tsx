import { lazy } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { ChatWidget } from '~/features/chat/ui/chat-widget'
import { submitCircleRequest } from '~/features/circles/commands.server'
import { circle, circleCities } from '~/features/circles/model'
import { getCirclesContent } from '~/features/circles/queries.server'
import { circleRequestInput } from '~/features/circles/schema'
import { CircleRequestSection } from '~/features/circles/ui/circle-request-section'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { circlesPageMessages } from '~/i18n/messages/circles-page'
import { SkipHydration } from '~/ui/skip-hydration'
import { form, formActions } from '~/web/forms/form-actions.server'
import { createCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/circles'

export const handle = { cache: { query: { city: circleCities } } }

const CirclesSections = lazy(() => import('~/features/circles/ui/circles-sections'))
const FaqSection = lazy(() => import('~/features/circles/ui/faq-section'))

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = getScope(context)
  const requested = new URL(request.url).searchParams.get('city')
  const city = circleCities.find((name) => name === requested) ?? null
  return { content: await getCirclesContent(createCtx(scope), city), chat: scope.services.settings.chat }
}

/** The form changes nothing that the page shows; the filter by city does. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search !== nextUrl.search

export const action = formActions({
  join: form({ input: circleRequestInput, lists: ['interests'], run: submitCircleRequest }),
})

export { clientAction, headers } from '~/web/forms/form-route'

export default function Circles({ loaderData: { content, chat } }: Route.ComponentProps) {
  const t = useTranslations(circlesPageMessages)
  // Another id for another city, so that React renders its dates instead of keeping the HTML that the server sent.
  const sectionsId = `circles-sections-${content.city ?? 'all'}`
  return (
    <>
      <PageTitle title={t('title')} description={t('description', circle.people)} card="circles" />
      <ChatWidget mode={chat} />
      <SkipHydration key={sectionsId} id={sectionsId}>
        <CirclesSections content={content} />
      </SkipHydration>
      <CircleRequestSection choices={content.choices} />
      <SkipHydration id="circles-faq">
        <FaqSection rhythm={content.rhythm} />
      </SkipHydration>
    </>
  )
}
