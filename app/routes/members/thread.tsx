import { useActionData } from 'react-router'
import { readThread, writeToThread } from '~/features/dialogue/commands.server'
import {
  dialoguePage,
  type OwnThreadForm,
  ownThreadRefusals,
  type ThreadTopic,
  threadPage,
} from '~/features/dialogue/model'
import { getOwnThread } from '~/features/dialogue/queries.server'
import { beforeFrom, messageInput } from '~/features/dialogue/schema'
import { isLeft, LeftMessage } from '~/features/dialogue/ui/left-message'
import { MessageForm } from '~/features/dialogue/ui/message-form'
import { MessageList } from '~/features/dialogue/ui/message-list'
import { useAuthor } from '~/features/dialogue/ui/use-author'
import { useTopicName } from '~/features/dialogue/ui/use-topic-name'
import { ownMessageNames } from '~/features/drafts/model'
import { openMessage } from '~/features/drafts/queries.server'
import { ownEngagementPage } from '~/features/engagements/model'
import { eventAddress } from '~/features/events/model'
import { introductionsAnchor } from '~/features/introductions/model'
import { PageTitle } from '~/features/site/ui/page-title'
import { PageError } from '~/features/workspace/ui/page-error'
import { useTranslations } from '~/i18n/language'
import { dialogueMessages } from '~/i18n/messages/dialogue'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import type { FormResult } from '~/web/forms/form-result'
import { revalidateUnlessRefused } from '~/web/forms/revalidate-unless-refused'
import { useForm } from '~/web/forms/use-form'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/thread'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const thread = await getOwnThread(ctx, params.id, beforeFrom(new URL(request.url).searchParams))
  if (thread.isLatest) await readThread(ctx, { id: thread.id, upTo: thread.seen })
  return { thread, newId: crypto.randomUUID(), opened: await openMessage(ctx, ownMessageNames.answer(thread.id)) }
}

export { clientAction, headers } from '~/web/forms/form-route'

/** Who has left the organisation can't load the page again: the form keeps what was typed. */
export const shouldRevalidate = revalidateUnlessRefused('left')

/** A conversation has more messages than a form is otherwise sent. */
const messagesInTenMinutes = 40

export const action = formActions({
  write: form({
    input: messageInput,
    file: 'file',
    run: (ctx, input, { params: { id = '' } }) => writeToThread(ctx, { ...input, thread: id }),
    perMember: messagesInTenMinutes,
    reasons: ownThreadRefusals,
  }),
})

/** Who has left the organisation finds no thread: after a form that was sent without JavaScript this says so, and has the text. */
export function ErrorBoundary() {
  const t = useTranslations(dialogueMessages)
  const sent = useActionData<FormResult<OwnThreadForm>>()
  if (!isLeft(sent)) return <PageError />
  return (
    <article className="wrap pt-6 pb-16">
      <PageTitle title={t('title')} description={t('leadAlone')} />
      <Link to={dialoguePage} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← {t('back')}
      </Link>
      <h1 className="mb-6 text-3xl">{t('title')}</h1>
      <LeftMessage result={sent} />
    </article>
  )
}

const link = 'inline-flex min-h-11 items-center text-sm underline underline-offset-4'

export default function Thread({ loaderData: { thread, newId, opened } }: Route.ComponentProps) {
  const t = useTranslations(dialogueMessages)
  const authorOf = useAuthor()
  const write = useForm<OwnThreadForm>('write')
  const { id, subject, topic, owner } = thread
  return (
    <article className="wrap pt-6 pb-16">
      <PageTitle title={subject} description={t('leadAlone')} />
      <Link to={dialoguePage} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← {t('back')}
      </Link>
      <h1 className="max-w-[32ch] text-3xl wrap-anywhere">{subject}</h1>
      {topic && <Topic topic={topic} />}
      {owner && <p className="mt-2 text-muted text-sm">{t('owner', { name: owner })}</p>}
      <div className="mt-6 max-w-3xl">
        <MessageList
          {...thread}
          page={threadPage(id)}
          labels={{
            list: t('messages'),
            files: t('files'),
            earlier: t('earlier'),
            latest: t('latest'),
            byMail: t('byMail'),
            authorOf,
            mentioned: (names) => t('mentioned', { names }),
          }}
        />
        {thread.isLatest && (
          <div className="mt-4 border-line border-t pt-6">
            <MessageForm key={id} people={thread.people} {...{ newId, opened }} form={write} />
          </div>
        )}
      </div>
    </article>
  )
}

const opens = { engagement: 'openEngagement', event: 'openEvent', introduction: 'openIntroduction' } as const

function topicPage(topic: ThreadTopic) {
  if (topic.kind === 'event') return eventAddress(topic.id)
  if (topic.kind === 'engagement') return ownEngagementPage(topic.id)
  return `${ownEngagementPage(topic.engagementId)}${introductionsAnchor}`
}

function Topic({ topic }: { topic: ThreadTopic }) {
  const t = useTranslations(dialogueMessages)
  const topicName = useTopicName()
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 text-muted text-sm">
      <span className="wrap-anywhere">{topicName(topic)}</span>
      <Link to={topicPage(topic)} className={link}>
        {t(opens[topic.kind])}
      </Link>
    </p>
  )
}
