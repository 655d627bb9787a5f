import { lazy } from 'react'
import { ChatWidget } from '~/features/chat/ui/chat-widget'
import { submitCircleRequest } from '~/features/circles/commands.server'
import { circle } from '~/features/circles/model'
import { getCirclesContent } from '~/features/circles/queries.server'
import { circleRequestInput } from '~/features/circles/schema'
import { CircleRequestSection } from '~/features/circles/ui/circle-request-section'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { loadTexts } from '~/i18n/load-texts'
import { SkipHydration } from '~/ui/skip-hydration'
import { answerForm } from '~/web/forms/form-actions.server'
import { whenOffline } from '~/web/forms/form-result'
import { createCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/circles'

await loadTexts('circles-page', 'chat')

export const handle = { cache: { query: {} } }

const CirclesSections = lazy(() => import('~/features/circles/ui/circles-sections'))
const FaqSection = lazy(() => import('~/features/circles/ui/faq-section'))

export async function loader({ context }: Route.LoaderArgs) {
  const scope = getScope(context)
  return { content: await getCirclesContent(createCtx(scope)), chat: scope.services.settings.chat }
}

/** The form changes nothing that the page shows; and asking again while offline would lose the page to an error. */
export const shouldRevalidate = () => false

export const action = ({ request, context }: Route.ActionArgs) =>
  answerForm(request, getScope(context), {
    name: 'circles-join',
    input: circleRequestInput,
    lists: ['interests'],
    run: submitCircleRequest,
  })

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => whenOffline(serverAction)

/** `Retry-After` reaches whoever sent too many. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export default function Circles({ loaderData: { content, chat }, actionData }: Route.ComponentProps) {
  const t = useTranslations('circlesPage')
  return (
    <>
      <PageTitle title={t('title')} description={t('description', circle.people)} card="circles" />
      <SkipHydration id="circles-sections">
        <CirclesSections content={content} />
      </SkipHydration>
      <CircleRequestSection sent={actionData} />
      <SkipHydration id="circles-faq">
        <FaqSection />
      </SkipHydration>
      <ChatWidget mode={chat} />
    </>
  )
}
