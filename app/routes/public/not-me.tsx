import { data, redirect, useSearchParams } from 'react-router'
import { linkFormsPerNetwork } from '~/features/accounts/model'
import { getLink } from '~/features/accounts/queries.server'
import { AccountForm } from '~/features/accounts/ui/account-form'
import { EntryPage } from '~/features/accounts/ui/entry-page'
import { linkStatuses, useLinkRefusal } from '~/features/accounts/ui/link-answers'
import { SpentLink } from '~/features/accounts/ui/spent-link'
import { reportNotMe } from '~/features/security-notices/commands.server'
import { notMeRefusals } from '~/features/security-notices/model'
import { notMeInput } from '~/features/security-notices/schema'
import { useTranslations } from '~/i18n/language'
import { accountLinksMessages } from '~/i18n/messages/account-links'
import { type FormOf, form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/not-me'

/** Read-only: a mail scanner that opens the link changes nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  if (query.get('notice') === 'reported') return data({ state: 'reported' as const })
  const { state } = await getLink(getCtx(context), ['not-me'], query.get('token') ?? '')
  return data({ state }, { status: linkStatuses[state] })
}

export const action = formActions({
  report: form({
    input: notMeInput,
    reasons: notMeRefusals,
    perNetwork: linkFormsPerNetwork,
    run: async (ctx, input) => {
      await reportNotMe(ctx, input)
      return redirect('/not-me?notice=reported')
    },
  }),
})

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

/** 'This was not me', from a mail about one's account. */
export default function NotMe({ loaderData: { state } }: Route.ComponentProps) {
  const t = useTranslations(accountLinksMessages)
  const [query] = useSearchParams()
  const report = useForm<FormOf<typeof action, 'report'>>('report')
  const refusal = useLinkRefusal(report.reason)
  if (state === 'reported') return <EntryPage title={t('notMe.doneTitle')} lead={t('notMe.doneText')} />
  if (state !== 'open') return <SpentLink state={state} next={{ to: '/reset-password', label: t('next.reset') }} />
  return (
    <EntryPage title={t('notMe.title')} lead={t('notMe.text')}>
      <AccountForm form={report} refusal={refusal} button={t('notMe.button')} busyLabel={t('notMe.busy')}>
        <input type="hidden" name="token" value={query.get('token') ?? ''} />
        <p>{t('notMe.does')}</p>
        <ul className="mb-2 grid list-disc gap-2 pl-5">
          <li>{t('notMe.sessions')}</li>
          <li>{t('notMe.password')}</li>
          <li>{t('notMe.team')}</li>
        </ul>
      </AccountForm>
    </EntryPage>
  )
}
