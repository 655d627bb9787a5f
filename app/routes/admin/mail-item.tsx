import { z } from 'zod'
import { recordMailRead, retryMail, tryMailNow } from '~/features/mail-log/commands.server'
import { mailPage, refusalToRetry, retryRefusals, tryNowRefusals } from '~/features/mail-log/model'
import { getMail } from '~/features/mail-log/queries.server'
import { refusalLabels } from '~/features/mail-log/ui/labels'
import { MailHeaders } from '~/features/mail-log/ui/mail-headers'
import { RetryMail } from '~/features/mail-log/ui/retry-mail'
import { Alert } from '~/ui/alert'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import type { RightsHandle } from '~/web/page-rights'
import { createCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/mail-item'

export const handle: RightsHandle = { rights: { see: 'mail.list', change: 'mail.retry' } }

export async function loader({ params, context }: Route.LoaderArgs) {
  const scope = getScope(context)
  const { brand, mailFrom } = scope.services.settings
  const ctx = createCtx(scope)
  const mail = await getMail(ctx, params.id)
  await recordMailRead(ctx, mail.id)
  return { mail, from: `${brand.product} <${mailFrom}>` }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  retry: form({
    input: z.object({}),
    run: (ctx, _, { params: { id = '' } }) => retryMail(ctx, { id }),
    reasons: retryRefusals,
  }),
  'try-now': form({
    input: z.object({}),
    run: (ctx, _, { params: { id = '' } }) => tryMailNow(ctx, { id }),
    reasons: tryNowRefusals,
  }),
})

export default function MailItem({ loaderData: { mail, from } }: Route.ComponentProps) {
  return (
    <div className="@container/page">
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
        {refusalToRetry(mail) === 'link-lost' && (
          <Alert tone="danger" title="This email can’t be retried">
            {refusalLabels['link-lost']}
          </Alert>
        )}
        <MailHeaders mail={mail} from={from} />
        <div className="detail-actions flex flex-wrap items-center gap-3 @max-[53rem]/page:order-last">
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
    </div>
  )
}
