import { data, useSearchParams } from 'react-router'
import { EntryPage } from '~/features/accounts/ui/entry-page'
import { askForCopy, confirmCopy } from '~/features/personal-data/commands.server'
import { copyPath, copyRefusals } from '~/features/personal-data/model'
import { getLinkState } from '~/features/personal-data/queries.server'
import { copyAddressInput, copyTokenInput } from '~/features/personal-data/schema'
import { AskCopyForm } from '~/features/personal-data/ui/ask-copy-form'
import { useFormatter, useTranslations } from '~/i18n/language'
import { myDataMessages } from '~/i18n/messages/my-data'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { form, formActions } from '~/web/forms/form-actions.server'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/my-data'

/** Read-only: mail scanners open links, which must neither start a copy nor fetch one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token')
  if (token === null) return data({ state: 'ask' as const, until: null })
  const link = await getLinkState(getCtx(context), token)
  return data(link, { status: link.state === 'gone' ? 410 : 200 })
}

export const action = formActions({
  ask: form({ input: copyAddressInput, run: askForCopy, limitedBy: ({ email }) => email }),
  confirm: form({ input: copyTokenInput, run: confirmCopy, reasons: copyRefusals }),
})

export { clientAction, headers } from '~/web/forms/form-route'

/** A link is used up by its form: the page keeps saying what has happened. */
export const shouldRevalidate = () => false

export default function MyData({ loaderData: { state, until } }: Route.ComponentProps) {
  const t = useTranslations(myDataMessages)
  const format = useFormatter()
  const [query] = useSearchParams()
  const ask = useForm('ask')
  const confirm = useForm('confirm')
  const token = <input type="hidden" name="token" value={query.get('token') ?? ''} />
  const isConfirmed = confirm.result?.state === 'done'
  const shown = isConfirmed ? 'confirm' : confirm.result?.state === 'refused' ? 'gone' : state
  const date = until ? format.dateTime(until, { dateStyle: 'long', timeStyle: 'short' }) : ''
  return (
    <EntryPage title={t(`${shown}.title`)} lead={t(`${shown}.text`, { date })}>
      <meta name="robots" content="noindex" />
      {(shown === 'ask' || shown === 'gone') && <AskCopyForm form={ask} />}
      {shown === 'confirm' &&
        (isConfirmed ? (
          <Alert tone="success">{t('confirm.done')}</Alert>
        ) : (
          <Form form={confirm} className="grid justify-items-start gap-4">
            <FormFailure result={confirm.result} />
            {token}
            <Button type="submit" busy={confirm.isBusy} busyLabel={t('confirm.busy')}>
              {t('confirm.button')}
            </Button>
          </Form>
        ))}
      {shown === 'download' && (
        // Sent by the browser itself, which saves the answer as a file.
        <form method="post" action={`${copyPath}/file`}>
          {token}
          <Button type="submit">{t('download.button')}</Button>
        </form>
      )}
    </EntryPage>
  )
}
