import { data, redirect, useSearchParams } from 'react-router'
import { requestAccessPath } from '~/features/access-requests/model'
import { EntryPage } from '~/features/accounts/ui/entry-page'
import {
  correctApplication,
  requestStatusLink,
  withdrawApplication,
} from '~/features/application-status/commands.server'
import { applicationRefusals, statusFormsPerNetwork, statusLimits } from '~/features/application-status/model'
import { getApplication } from '~/features/application-status/queries.server'
import { correctionInput, statusLinkInput, withdrawalInput } from '~/features/application-status/schema'
import { AskForm } from '~/features/application-status/ui/ask-form'
import { CorrectForm, WithdrawForm } from '~/features/application-status/ui/change-forms'
import { StatusSteps } from '~/features/application-status/ui/status-steps'
import { useTranslations } from '~/i18n/language'
import { applicationStatusMessages } from '~/i18n/messages/application-status'
import { Alert } from '~/ui/alert'
import { type FormOf, form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import { createCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/application-status'

/**
 * Read-only: mail scanners open links. Only wrong links are counted by network, so that whoever guesses does not keep the
 * others of an office from their own pages.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token')
  if (token === null) return data({ application: null, isAsking: true })
  const scope = getScope(context)
  const { limiter } = scope.services
  const application = await getApplication(createCtx(scope), token)
  if (application) await limiter.countBy('application-status', token, statusLimits.views)
  else await limiter.count('application-status', scope.clientAddress, statusLimits.wrongLinks)
  return data({ application, isAsking: false }, { status: application ? 200 : 404 })
}

const ofLink = {
  reasons: applicationRefusals,
  perNetwork: statusFormsPerNetwork,
  limitedBy: ({ token }: { token: string }) => token,
}

export const action = formActions({
  correct: form({ ...ofLink, input: correctionInput, run: correctApplication }),
  withdraw: form({
    ...ofLink,
    input: withdrawalInput,
    run: async (ctx, input) => {
      await withdrawApplication(ctx, input)
      return redirect(`${requestAccessPath}?notice=withdrawn`)
    },
  }),
  link: form({ input: statusLinkInput, run: requestStatusLink }),
})

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function ApplicationStatus({ loaderData: { application, isAsking } }: Route.ComponentProps) {
  const t = useTranslations(applicationStatusMessages)
  const [query] = useSearchParams()
  const correct = useForm<FormOf<typeof action, 'correct'>>('correct')
  const withdraw = useForm<FormOf<typeof action, 'withdraw'>>('withdraw')
  const link = useForm('link')
  const token = query.get('token') ?? ''
  const robots = <meta name="robots" content="noindex" />
  if (!application) {
    const texts = isAsking ? 'ask' : 'unknown'
    return (
      <EntryPage title={t(`${texts}.title`)} lead={t(`${texts}.text`)}>
        {robots}
        <AskForm form={link} />
      </EntryPage>
    )
  }
  const { state, promise, correctedOn } = application
  return (
    <EntryPage title={t('title')} lead={t('lead')}>
      {robots}
      {promise?.isDelayed && (
        <Alert title={t('delayed.title')} className="mb-8">
          {t('delayed.text', { date: promise.day })}
        </Alert>
      )}
      <StatusSteps application={application} />
      {correctedOn && <p className="mt-6 text-muted">{t('corrected', { date: correctedOn })}</p>}
      {state !== 'decided' && (
        <div className="mt-10">
          <CorrectForm form={correct} token={token} />
          <WithdrawForm form={withdraw} token={token} />
        </div>
      )}
    </EntryPage>
  )
}
