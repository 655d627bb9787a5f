import { redirect } from 'react-router'
import { startThread } from '~/features/dialogue/commands.server'
import { type OwnThreadForm, ownThreadRefusals, readAsk, threadPage, topicValue } from '~/features/dialogue/model'
import { listOwnThreads, listOwnTopics } from '~/features/dialogue/queries.server'
import { readTopic, startInput } from '~/features/dialogue/schema'
import { isLeft, LeftMessage } from '~/features/dialogue/ui/left-message'
import { NewThreadForm } from '~/features/dialogue/ui/new-thread-form'
import { ThreadList } from '~/features/dialogue/ui/thread-list'
import { ownMessageNames } from '~/features/drafts/model'
import { openMessage } from '~/features/drafts/queries.server'
import { MemberPager } from '~/features/members/ui/member-pager'
import { PageTitle } from '~/features/site/ui/page-title'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { dialogueMessages } from '~/i18n/messages/dialogue'
import { pageFrom } from '~/ui/pager'
import { form, formActions } from '~/web/forms/form-actions.server'
import { revalidateUnlessRefused } from '~/web/forms/revalidate-unless-refused'
import { useForm } from '~/web/forms/use-form'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/threads'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const query = new URL(request.url).searchParams
  const topic = readTopic(query.get('about'))
  const about = topic ? topicValue(topic) : ''
  const ask = readAsk(query.get('ask'))
  return {
    ...(await listOwnThreads(ctx, pageFrom(query))),
    topics: await listOwnTopics(ctx, topic),
    about,
    ask,
    newId: crypto.randomUUID(),
    opened: await openMessage(ctx, ownMessageNames.newThread([about, ask].filter(Boolean).join('.'))),
  }
}

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'
export { clientAction, headers } from '~/web/forms/form-route'

/** Who has left the organisation can't load the page again: the form keeps what was typed. */
export const shouldRevalidate = revalidateUnlessRefused('left')

export const action = formActions({
  start: form({
    input: startInput,
    file: 'file',
    run: async (ctx, input) => {
      await startThread(ctx, input)
      return redirect(threadPage(input.id), 303)
    },
    reasons: ownThreadRefusals,
  }),
})

export default function Threads({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(dialogueMessages)
  const { email } = useSite().brand
  const start = useForm<OwnThreadForm>('start')
  const { organisation, threads, total, page, topics, about, ask, newId, opened } = loaderData
  return (
    <div className="wrap pt-6 pb-16">
      <PageTitle title={t('title')} description={t('leadAlone')} />
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-2 mb-6 max-w-[60ch] text-muted wrap-anywhere">
        {organisation ? t('lead', { organisation: organisation.name }) : t('leadAlone')}
      </p>
      {!organisation && <Empty title={t('alone')}>{t('aloneText', { email })}</Empty>}
      {organisation && threads.length === 0 && <Empty title={t('none')}>{t('noneText')}</Empty>}
      {!organisation && isLeft(start.result) && <LeftMessage result={start.result} />}
      {threads.length > 0 && (
        <div className="max-w-3xl">
          <ThreadList threads={threads} label={t('list')} />
        </div>
      )}
      <MemberPager page={page} total={total} />
      {organisation && (
        <div className="mt-10">
          <NewThreadForm key={`${about} ${ask}`} {...{ newId, topics, about, ask, opened }} form={start} />
        </div>
      )}
    </div>
  )
}

const Empty = ({ title, children }: { title: string; children: string }) => (
  <div className="border-line border-t py-8">
    <p className="font-display text-xl">{title}</p>
    <p className="mt-1.5 max-w-[60ch] text-muted text-sm wrap-anywhere">{children}</p>
  </div>
)
