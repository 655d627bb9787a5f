import { data } from 'react-router'
import { retryMail } from '~/features/mail-log/commands.server'
import { mailPage, refusalToRetry } from '~/features/mail-log/model'
import { getMail } from '~/features/mail-log/queries.server'
import { MailHeaders } from '~/features/mail-log/ui/mail-headers'
import { RetryMail } from '~/features/mail-log/ui/retry-mail'
import { refusalLabels, retryAnswer } from '~/features/mail-log/ui/retry-words'
import { AppError } from '~/lib/app-error'
import { Alert } from '~/ui/alert'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { throwErrorPage } from '~/web/errors'
import { type FormResult, whenOffline } from '~/web/forms/form-result'
import { createCtx, getCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/mail-item'

export async function loader({ params, context }: Route.LoaderArgs) {
  const scope = getScope(context)
  const { brand, mailFrom } = scope.services.settings
  return { mail: await throwErrorPage(getMail(createCtx(scope), params.id)), from: `${brand.product} <${mailFrom}>` }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => whenOffline(serverAction)

/** Not by `answerForm`, which slows down whoever sends many forms: after an outage there are many mails to retry. */
export async function action({ params, context }: Route.ActionArgs) {
  try {
    await retryMail(getCtx(context), params.id)
    return data<FormResult>({ state: 'done' })
  } catch (error) {
    if (error instanceof AppError && error.kind === 'refused') {
      return data<FormResult>({ state: 'refused', reason: error.message, values: {} }, { status: 422 })
    }
    return throwErrorPage(Promise.reject<never>(error))
  }
}

export default function MailItem({ loaderData, actionData }: Route.ComponentProps) {
  const { mail, from } = loaderData
  const answer = retryAnswer(actionData)
  const isLinkLost = refusalToRetry(mail) === 'linkLost'
  return (
    <article className="grid gap-6">
      <title>{`${mail.subject} · Mail · Admin`}</title>
      <div>
        <Link to="/admin/mail" className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
          ← All mail
        </Link>
        <h1 lang={mail.lang} className="max-w-[32ch] text-3xl">
          {mail.subject}
        </h1>
      </div>
      {answer && !isLinkLost && <Alert tone={answer.tone}>{answer.text}</Alert>}
      {isLinkLost && (
        <Alert tone="danger" title="This mail can’t be retried">
          {refusalLabels.linkLost}
        </Alert>
      )}
      <MailHeaders mail={mail} from={from} />
      <div className="flex flex-wrap items-center gap-3">
        <RetryMail mail={mail} />
        <ButtonLink to={`${mailPage(mail.id)}/body`} reloadDocument target="_blank" variant="outline" size="sm">
          Open as HTML
        </ButtonLink>
      </div>
      {mail.hasSecret && (
        <p className="max-w-[65ch] text-muted text-sm">
          ‘…’ stands for the token of a personal link. It is never shown here, and is not kept once the mail is on its
          way.
        </p>
      )}
      <section aria-labelledby="text-title">
        <h2 id="text-title" className="mb-3 text-xl">
          As plain text
        </h2>
        <pre lang={mail.lang} className="max-w-[75ch] whitespace-pre-wrap font-text text-sm">
          {mail.text}
        </pre>
      </section>
    </article>
  )
}
