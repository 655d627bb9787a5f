import { lazy } from 'react'
import { ChatWidget } from '~/features/chat/ui/chat-widget'
import { requestCircleInvite } from '~/features/circles/commands.server'
import { circle } from '~/features/circles/model'
import { getCirclesContent } from '~/features/circles/queries.server'
import { circleRequestInput } from '~/features/circles/schema'
import { InviteSection } from '~/features/circles/ui/invite-section'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { loadTexts } from '~/i18n/load-texts'
import { Still } from '~/ui/still'
import { whenOffline } from '~/web/form'
import { answerForm } from '~/web/form.server'
import { ctxOf, scopeOf } from '~/web/scope.server'
import type { Route } from './+types/circles'

await loadTexts('circles-page', 'chat')

export const handle = { cache: { query: {} } }

const CirclesSections = lazy(() => import('~/features/circles/ui/circles-sections'))
const FaqSection = lazy(() => import('~/features/circles/ui/faq-section'))

export async function loader({ context }: Route.LoaderArgs) {
  const scope = scopeOf(context)
  return { content: await getCirclesContent(ctxOf(scope)), chat: scope.services.settings.chat }
}

/** The form changes nothing that the page shows; and asking again while offline would lose the page to an error. */
export const shouldRevalidate = () => false

export const action = ({ request, context }: Route.ActionArgs) =>
  answerForm(request, scopeOf(context), {
    name: 'circles-join',
    input: circleRequestInput,
    lists: ['interests'],
    run: requestCircleInvite,
  })

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => whenOffline(serverAction)

/** `Retry-After` reaches whoever sent too many. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export default function Circles({ loaderData: { content, chat }, actionData }: Route.ComponentProps) {
  const t = useTranslations('circlesPage')
  return (
    <>
      <PageTitle title={t('title')} description={t('description', circle.people)} card="circles" />
      <Still id="circles-sections">
        <CirclesSections content={content} />
      </Still>
      <InviteSection sent={actionData} />
      <Still id="circles-faq">
        <FaqSection />
      </Still>
      <ChatWidget mode={chat} />
    </>
  )
}
