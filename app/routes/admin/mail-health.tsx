import { z } from 'zod'
import { getReplyHealth } from '~/features/inbound-mail/queries.server'
import { ReplyHealth } from '~/features/inbound-mail/ui/reply-health'
import { sendTestMail } from '~/features/mail-log/commands.server'
import { getMailHealth } from '~/features/mail-log/queries.server'
import { SenderRecords } from '~/features/mail-log/ui/sender-records'
import { TestMail } from '~/features/mail-log/ui/test-mail'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import type { RightsHandle } from '~/web/page-rights'
import { createCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/mail-health'

export const handle: RightsHandle = { rights: { see: 'mail.list', change: 'mail.retry' } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = getScope(context)
  const ctx = createCtx(scope)
  return {
    ...(await getMailHealth(ctx, scope.services.settings, new URL(request.url).searchParams)),
    replies: await getReplyHealth(ctx),
  }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({ test: form({ input: z.object({}), run: sendTestMail }) })

export default function MailHealth({ loaderData }: Route.ComponentProps) {
  const { smtpHost, mailFrom, records, selector, stuck, replies } = loaderData
  return (
    <article className="grid gap-10">
      <title>Mail health · Mail · Admin</title>
      <div>
        <Link to="/admin/mail" className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
          ← All mail
        </Link>
        <h1 className="text-[2rem]/9">Mail health</h1>
        <p className="mt-2 max-w-[65ch] text-muted">
          {smtpHost ? (
            <>
              Mail leaves as {mailFrom} through {smtpHost}.
            </>
          ) : (
            <>
              No mail leaves this server. Set <code className="text-xs">SMTP_URL</code>, such as{' '}
              <code className="wrap-anywhere text-xs">smtp://user:password@mail.example:587</code>, and restart. Until
              then each mail is a file in the folder <code className="text-xs">mail</code> of{' '}
              <code className="text-xs">DATA_DIR</code>.
            </>
          )}{' '}
          {stuck > 0 && (
            <Link to="/admin/today?by=kind" className="underline underline-offset-4">
              {stuck === 1 ? '1 mail is stuck' : `${stuck} mails are stuck`}
            </Link>
          )}
        </p>
      </div>
      <section aria-labelledby="test-title">
        <h2 id="test-title" className="mb-1 text-[1.3125rem]/6">
          Does it arrive?
        </h2>
        <p className="mb-4 max-w-[65ch] text-muted text-sm">
          A test mail goes to your own address, in your language, the way every other mail goes.
        </p>
        <TestMail canSend={smtpHost !== null} />
      </section>
      <section aria-labelledby="records-title">
        <h2 id="records-title" className="mb-1 text-[1.3125rem]/6">
          Is it believed?
        </h2>
        <p className="mb-4 max-w-[65ch] text-muted text-sm">
          Receivers put mail among the spam when the domain of {mailFrom} does not vouch for it. These three records do;
          set them where the domain’s DNS is kept.
        </p>
        <SenderRecords records={records} selector={selector} />
      </section>
      <ReplyHealth {...replies} />
    </article>
  )
}
