import { can } from '~/auth/permissions'
import { ForRight } from '~/features/admin/ui/for-right'
import { readThread } from '~/features/dialogue/commands.server'
import { type ThreadMessage, type ThreadTopic, teamDialoguePage, teamThreadPage } from '~/features/dialogue/model'
import { beforeFrom } from '~/features/dialogue/schema'
import { MessageList } from '~/features/dialogue/ui/message-list'
import { engagementPage } from '~/features/engagements/model'
import { eventPage } from '~/features/event-planning/model'
import { listAdmins } from '~/features/inbox/queries.server'
import { introductionsAnchor } from '~/features/introductions/model'
import { listSnippets } from '~/features/message-snippets/queries.server'
import { organisationPage } from '~/features/organisations/model'
import { answerThread, assignThread, dismissThread } from '~/features/team-dialogue/commands.server'
import { teamThreadRefusals as reasons, type TeamThreadForm as Types } from '~/features/team-dialogue/model'
import { getTeamThread } from '~/features/team-dialogue/queries.server'
import { answerInput, assignInput, dismissInput } from '~/features/team-dialogue/schema'
import { AnswerForm } from '~/features/team-dialogue/ui/answer-form'
import { DismissForm } from '~/features/team-dialogue/ui/dismiss-form'
import { topicLabel } from '~/features/team-dialogue/ui/labels'
import { OwnerForm } from '~/features/team-dialogue/ui/owner-form'
import { ThreadNotice } from '~/features/team-dialogue/ui/thread-notice'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/thread'

export const handle: RightsHandle = { rights: { see: 'thread.oversee', change: 'thread.answer' } }

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const thread = await getTeamThread(ctx, params.id, beforeFrom(new URL(request.url).searchParams))
  if (thread.isLatest) await readThread(ctx, { id: thread.id, upTo: thread.seen })
  const mayAnswer = can(ctx.actor, 'thread.answer')
  return {
    thread,
    admins: mayAnswer ? await listAdmins(ctx) : [],
    snippets: mayAnswer ? await listSnippets(ctx) : [],
    currentUserId: ctx.actor?.userId,
    newId: crypto.randomUUID(),
  }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  answer: form({
    input: answerInput,
    file: 'file',
    run: (ctx, input, { params: { id = '' } }) => answerThread(ctx, { ...input, thread: id }),
    reasons,
  }),
  assign: form({
    input: assignInput,
    run: (ctx, input, { params: { id = '' } }) => assignThread(ctx, { ...input, thread: id }),
    reasons,
  }),
  dismiss: form({
    input: dismissInput,
    run: (ctx, input, { params: { id = '' } }) => dismissThread(ctx, { ...input, thread: id }),
    reasons,
  }),
})

const authorOf = ({ author, isOwn, isFromTeam }: ThreadMessage) =>
  isOwn ? 'You' : `${author || 'Someone who was erased'}${isFromTeam ? ', our team' : ''}`

const labels = {
  byMail: 'by email',
  ...{ list: 'Messages', files: 'Files of this message', earlier: 'Earlier messages', latest: 'Latest messages' },
  authorOf,
  mentioned: (names: string) => `Mentions ${names}`,
}

export default function Thread({ loaderData }: Route.ComponentProps) {
  const { thread, admins, snippets, currentUserId, newId } = loaderData
  const { id, subject, organisation, topic, messages, isLatest } = thread
  // They share a key, so that only the last one sent has a result.
  const key = `thread ${id}`
  const answer = useForm<Types>('answer', { key })
  const assign = useForm<Types>('assign', { key })
  const dismiss = useForm<Types>('dismiss', { key })
  return (
    <article>
      <title>{`${subject} · Dialogue · Admin`}</title>
      <Link to={teamDialoguePage} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← All threads
      </Link>
      <h1 className="max-w-[32ch] text-3xl wrap-anywhere">{subject}</h1>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-muted text-sm">
        <Link to={organisationPage(organisation.id)} className={link}>
          {organisation.name}
        </Link>
        {topic && <TopicLink topic={topic} />}
      </p>
      <ThreadNotice forms={{ answer, assign, dismiss }} />
      <div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <MessageList {...thread} page={teamThreadPage(id)} labels={labels} />
          {isLatest && (
            <ForRight right="thread.answer">
              <div className="mt-4 border-line border-t pt-6">
                <AnswerForm
                  // Begins anew with a message of one's own, once the page has it and no longer has its unsaved text.
                  key={messages.findLast(({ isOwn }) => isOwn)?.id ?? id}
                  thread={thread}
                  newId={newId}
                  snippets={snippets}
                  form={answer}
                />
              </div>
            </ForRight>
          )}
        </div>
        <aside aria-label="Handling" className="grid content-start gap-8 lg:border-line lg:border-l lg:pl-8">
          <ForRight right="thread.answer">
            <DismissForm thread={thread} form={dismiss} />
            <OwnerForm thread={thread} admins={admins} currentUserId={currentUserId} form={assign} />
          </ForRight>
        </aside>
      </div>
    </article>
  )
}

const link = 'inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere hover:text-ink'

function topicPage(topic: ThreadTopic) {
  if (topic.kind === 'event') return eventPage(topic.id)
  return topic.kind === 'engagement'
    ? engagementPage(topic.id)
    : `${engagementPage(topic.engagementId)}${introductionsAnchor}`
}

const TopicLink = ({ topic }: { topic: ThreadTopic }) => (
  <Link to={topicPage(topic)} className={link}>
    {topicLabel(topic)}
  </Link>
)
