import { isRouteErrorResponse, useActionData, useRouteError } from 'react-router'
import { PageError } from '~/features/workspace/ui/page-error'
import { useTranslations } from '~/i18n/language'
import { errorsMessages } from '~/i18n/messages/errors'
import { ButtonLink } from '~/ui/button'
import type { FormResult } from '~/web/forms/form-result'
import { baseOf, type ComparedField, type GoneText, submittedText } from '../model'
import { KeptText } from './kept-text'

type Props = {
  /** What is gone, with its article: 'This event'. */
  what: string
  /** The list in which it was. */
  back: { to: string; label: string }
  /** The form of the page, and its fields. None for a page without unsaved text. */
  form?: string
  fields?: ComparedField[]
}

/** The error boundary of a page about one thing. When that is gone, it shows what one had typed into its form. */
export function GonePage({ what, back, form = '', fields = [] }: Props) {
  const t = useTranslations(errorsMessages)
  const error = useRouteError()
  const result = useActionData<FormResult>()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageError />
  const { text }: { text?: GoneText | null } = error.data ?? {}
  // Sent without JavaScript: what was sent is newer than what is stored.
  const sent = result?.state === 'refused' || result?.state === 'invalid' ? submittedText(result) : undefined
  const values = sent ?? text?.values
  return (
    <section aria-labelledby="error-title" className="pt-4">
      <title>{t('notFound.title')}</title>
      <p className="text-muted text-sm tabular-nums">404</p>
      <h1 id="error-title" className="mt-1 max-w-[24ch] text-[2rem]/9">
        {t('notFound.title')}
      </h1>
      <p className="mt-3 max-w-[60ch] text-muted">
        {what} is no longer here: someone has deleted it, or the address is wrong.
      </p>
      {values && (
        <KeptText form={form} values={values} before={text ? baseOf(text) : undefined} fields={fields} className="mt-6">
          It was not saved, and now there is nothing to save it in. Copy what you need.
        </KeptText>
      )}
      <p className="mt-6">
        <ButtonLink to={back.to}>{back.label}</ButtonLink>
      </p>
    </section>
  )
}
