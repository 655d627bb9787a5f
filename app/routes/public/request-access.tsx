import { submitAccessRequest } from '~/features/access-requests/commands.server'
import { requestAccessPath, reviewPromise } from '~/features/access-requests/model'
import { accessRequestInput } from '~/features/access-requests/schema'
import { AccessRequestFields } from '~/features/access-requests/ui/access-request-form'
import { SeatHint } from '~/features/access-requests/ui/seat-hint'
import { PageTitle } from '~/features/site/ui/page-title'
import { RidgeSection } from '~/features/site/ui/ridge-section'
import { useTranslations } from '~/i18n/language'
import { accessRequestMessages } from '~/i18n/messages/access-request'
import { Alert } from '~/ui/alert'
import { Form } from '~/web/forms/form'
import { form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import { useNotice } from '~/web/use-notice'

export const handle = { cache: { query: { notice: ['withdrawn'] } } }

export const action = formActions({ request: form({ input: accessRequestInput, run: submitAccessRequest }) })

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function RequestAccess() {
  const t = useTranslations(accessRequestMessages)
  const request = useForm('request', { action: requestAccessPath })
  const isWithdrawn = useNotice() === 'withdrawn' && !request.result
  return (
    <RidgeSection className="gap-12 md:grid-cols-[1fr_1.2fr]">
      <PageTitle title={t('title')} description={t('lead', reviewPromise)} />
      <div>
        <h1 className="text-4xl">{t('title')}</h1>
        <p className="mt-6 max-w-[40ch] text-lg text-muted">{t('lead', reviewPromise)}</p>
        <p className="mt-4 max-w-[48ch] text-muted">
          <SeatHint />
        </p>
      </div>
      {request.result?.state === 'done' ? (
        <Alert tone="success" title={t('sentTitle')} className="self-start">
          <p>{t('sentText')}</p>
          <p className="mt-2">{t('sentReceipt')}</p>
        </Alert>
      ) : (
        <div className="grid content-start gap-8">
          {isWithdrawn && (
            <Alert tone="success" title={t('withdrawnTitle')}>
              {t('withdrawnText')}
            </Alert>
          )}
          <Form form={request}>
            <AccessRequestFields form={request} />
          </Form>
        </div>
      )}
    </RidgeSection>
  )
}
