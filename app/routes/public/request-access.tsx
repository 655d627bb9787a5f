import { Form, useNavigation } from 'react-router'
import { submitAccessRequest } from '~/features/access-requests/commands.server'
import { reviewPromise } from '~/features/access-requests/model'
import { accessRequestInput } from '~/features/access-requests/schema'
import { AccessRequestFields } from '~/features/access-requests/ui/access-request-form'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { loadTexts } from '~/i18n/load-texts'
import { Alert } from '~/ui/alert'
import { answerForm } from '~/web/forms/form-actions.server'
import { whenOffline } from '~/web/forms/form-result'
import { getScope } from '~/web/scope.server'
import type { Route } from './+types/request-access'

await loadTexts('access-request')

export const handle = { cache: { query: {} } }

export const action = ({ request, context }: Route.ActionArgs) =>
  answerForm(request, getScope(context), {
    name: 'access-request',
    input: accessRequestInput,
    run: submitAccessRequest,
  })

/** `Retry-After` reaches whoever asked too often. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => whenOffline(serverAction)

export default function RequestAccess({ actionData }: Route.ComponentProps) {
  const t = useTranslations('accessRequest')
  const busy = useNavigation().state !== 'idle'
  return (
    <section className="wrap grid gap-12 py-20 md:grid-cols-[1fr_1.2fr] md:py-28">
      <PageTitle title={t('title')} description={t('lead', reviewPromise)} />
      <div>
        <h1 className="text-4xl">{t('title')}</h1>
        <p className="mt-6 max-w-[40ch] text-lg text-muted">{t('lead', reviewPromise)}</p>
      </div>
      {actionData?.state === 'done' ? (
        <Alert tone="success" title={t('sentTitle')} className="self-start">
          {t('sentText')}
        </Alert>
      ) : (
        <Form method="post">
          <AccessRequestFields answer={actionData} busy={busy} />
        </Form>
      )}
    </section>
  )
}
