import { askForms } from '~/features/members/commands.server'
import { AskForProgram } from '~/features/members/ui/ask-for-program'
import { EngagementList } from '~/features/members/ui/engagement-list'
import { getOwnWork } from '~/features/next-for-you/queries.server'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { engagementPagesMessages } from '~/i18n/messages/engagement-pages'
import { formActions } from '~/web/forms/form-actions.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/engagements'

export const loader = ({ context }: Route.LoaderArgs) => getOwnWork(getCtx(context))

export const action = formActions(askForms)

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'
export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function Engagements({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(engagementPagesMessages)
  return (
    <div className="wrap pt-6 pb-16">
      <PageTitle title={t('title')} description={t('lead')} />
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-2 mb-8 max-w-[60ch] text-muted">{t('lead')}</p>
      <div className="grid gap-10">
        <EngagementList work={loaderData} />
      </div>
      <AskForProgram requests={loaderData.requests} />
    </div>
  )
}
