import { data, useSearchParams } from 'react-router'
import { linkFormsPerNetwork, linkLifetimes } from '~/features/accounts/model'
import { AccountForm } from '~/features/accounts/ui/account-form'
import { EntryPage } from '~/features/accounts/ui/entry-page'
import { linkStatuses, useLinkRefusal } from '~/features/accounts/ui/link-answers'
import { reportNotMe } from '~/features/security-notices/commands.server'
import { notMeRefusals } from '~/features/security-notices/model'
import { getNotMe } from '~/features/security-notices/queries.server'
import { notMeInput } from '~/features/security-notices/schema'
import { ClosedAccount } from '~/features/security-notices/ui/closed-account'
import { useTranslations } from '~/i18n/language'
import { accountLinksMessages } from '~/i18n/messages/account-links'
import { ButtonLink } from '~/ui/button'
import { type FormOf, form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/not-me'

/** Read-only: a mail scanner that opens the link changes nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const notMe = await getNotMe(getCtx(context), new URL(request.url).searchParams.get('token') ?? '')
  // After the report, which is answered by this page, the link is used as it should be.
  return data(notMe, { status: request.method === 'POST' ? 200 : linkStatuses[notMe.state] })
}

export const action = formActions({
  report: form({ input: notMeInput, reasons: notMeRefusals, perNetwork: linkFormsPerNetwork, run: reportNotMe }),
})

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

/** 'This was not me', from a mail about one's account. */
export default function NotMe({ loaderData: { state, removes } }: Route.ComponentProps) {
  const t = useTranslations(accountLinksMessages)
  const [query] = useSearchParams()
  const report = useForm<FormOf<typeof action, 'report'>>('report')
  const refusal = useLinkRefusal(report.reason)
  if (report.data) return <ClosedAccount removed={report.data} />
  if (state !== 'open') {
    const text = state === 'used' ? t('notMe.usedText') : t('notMe.brokenText', { days: linkLifetimes.notMeDays })
    return (
      <EntryPage title={t(`states.${state}.title`)} lead={text}>
        <p>
          <ButtonLink to="/reset-password">{t('notMe.newPassword')}</ButtonLink>
        </p>
      </EntryPage>
    )
  }
  return (
    <EntryPage title={t('notMe.title')} lead={t('notMe.text')}>
      <AccountForm form={report} refusal={refusal} button={t('notMe.button')} busyLabel={t('notMe.busy')}>
        <input type="hidden" name="token" value={query.get('token') ?? ''} />
        <p>{t('notMe.does')}</p>
        <ul className="mb-2 grid list-disc gap-2 pl-5">
          <li>{t('notMe.sessions')}</li>
          <li>{t('notMe.password')}</li>
          {removes?.passkeys.map((name) => (
            <li key={name} className="wrap-anywhere">
              {t('notMe.passkey', { name })}
            </li>
          ))}
          {removes?.hasTotp && <li>{t('notMe.totp')}</li>}
          {removes && removes.recoveryCodes > 0 && <li>{t('notMe.codes')}</li>}
          <li>{t('notMe.kept')}</li>
          <li>{t('notMe.team')}</li>
        </ul>
      </AccountForm>
    </EntryPage>
  )
}
