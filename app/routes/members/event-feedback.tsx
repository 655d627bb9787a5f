import { redirect, useSearchParams } from 'react-router'
import { giveFeedback } from '~/features/event-feedback/commands.server'
import { feedbackAddress, feedbackRefusals } from '~/features/event-feedback/model'
import { getFeedbackPage } from '~/features/event-feedback/queries.server'
import { feedbackInput } from '~/features/event-feedback/schema'
import { FeedbackClosed } from '~/features/event-feedback/ui/feedback-closed'
import { FeedbackForm } from '~/features/event-feedback/ui/feedback-form'
import { GivenFeedback } from '~/features/event-feedback/ui/given-feedback'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { eventFeedbackMessages } from '~/i18n/messages/event-feedback'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import { noticeParameter } from '~/web/forms/form-result'
import { getCtx } from '~/web/scope.server'
import { useNotice } from '~/web/use-notice'
import type { Route } from './+types/event-feedback'

export const loader = ({ params, context }: Route.LoaderArgs) => getFeedbackPage(getCtx(context), params.id)

export const action = formActions({
  give: form({
    input: feedbackInput,
    run: async (ctx, input, { params: { id = '' } }) => {
      await giveFeedback(ctx, id, input)
      // To the page without its fields: a reload does not send them again.
      return redirect(`${feedbackAddress(id)}?${noticeParameter}=sent`, 303)
    },
    reasons: feedbackRefusals,
  }),
})

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'
export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function EventFeedback({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(eventFeedbackMessages)
  const [query] = useSearchParams()
  const isSent = useNotice() === 'sent'
  const { event, back, state, until, own } = loaderData
  const isAsked = state === 'open' && (own === null || query.has('change'))
  return (
    <article className="wrap pt-6 pb-16">
      <PageTitle title={t('title')} description={t('lead')} />
      <Link to={back} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← {t('back')}
      </Link>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-2 max-w-[60ch] wrap-anywhere">
        <span lang={event.titleLang} className="block font-medium">
          {event.title}
        </span>
        <span className="block text-muted text-sm first-letter:uppercase">{event.date}</span>
      </p>
      <div className="mt-8 grid max-w-2xl gap-8">
        {isAsked && <p className="max-w-[60ch] text-muted">{t('lead')}</p>}
        {isAsked && <FeedbackForm key={event.id} eventId={event.id} own={own} />}
        {!isAsked && own && (
          <GivenFeedback eventId={event.id} own={own} canChange={state === 'open'} until={until} isSent={isSent} />
        )}
        {!isAsked && !own && <FeedbackClosed state={state} until={until} />}
      </div>
    </article>
  )
}
