import { useSearchParams } from 'react-router'
import { linkFormsPerNetwork } from '~/features/accounts/model'
import { EntryPage } from '~/features/accounts/ui/entry-page'
import { startSignOn } from '~/features/single-sign-on/commands.server'
import { startRefusals } from '~/features/single-sign-on/model'
import { startInput } from '~/features/single-sign-on/schema'
import { DepartureLink } from '~/features/single-sign-on/ui/departure-link'
import { RefusalNotice } from '~/features/single-sign-on/ui/refusal-notice'
import { useTranslations } from '~/i18n/language'
import { singleSignOnMessages } from '~/i18n/messages/single-sign-on'
import { emailLength } from '~/lib/field-lengths'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Link } from '~/ui/link'
import { bindBrowser } from '~/web/bind-browser.server'
import { type FormOf, form, formActions } from '~/web/forms/form-actions.server'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import { useNotice } from '~/web/use-notice'

export const middleware = [bindBrowser]

export const action = formActions({
  start: form({
    input: startInput,
    reasons: startRefusals,
    perNetwork: linkFormsPerNetwork,
    run: (ctx, input, { scope }) => startSignOn(ctx, { ...input, browserToken: scope.browserToken ?? '' }),
  }),
})

export { headers } from '~/web/forms/form-route'

export default function OrganisationSignIn() {
  const t = useTranslations(singleSignOnMessages)
  const [query] = useSearchParams()
  const notice = useNotice()
  const start = useForm<FormOf<typeof action, 'start'>>('start')
  const to = query.get('to')
  const login = to ? `/login?${new URLSearchParams({ to })}` : '/login'
  return (
    <EntryPage title={t('title')} lead={t('lead')} description={t('description')}>
      {start.data ? (
        <DepartureLink {...start.data} />
      ) : (
        // A form of the browser and not of React Router: the answer is a page that leads to the provider. A redirect to
        // another site after a form is what the policy of our pages forbids.
        <form method="post" action={start.action} className="grid gap-5">
          <RefusalNotice reason={start.reason ?? (start.result ? null : notice)} />
          <FormFailure result={start.result} />
          {to && <input type="hidden" name="to" value={to} />}
          <TextField
            type="email"
            label={t('email')}
            required
            maxLength={emailLength}
            autoComplete="username"
            {...start.field('email')}
          />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button type="submit">{t('go')}</Button>
            <Link to={login} className="py-2 text-muted text-sm underline underline-offset-4 hover:text-ink">
              {t('usePassword')}
            </Link>
          </div>
        </form>
      )}
    </EntryPage>
  )
}
