import { redirect } from 'react-router'
import { z } from 'zod'
import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { GonePage } from '~/features/drafts/ui/gone-page'
import { discardImport, startImport } from '~/features/member-import/commands.server'
import { type DiscardForm, importPage, importRefusals, type StartForm } from '~/features/member-import/model'
import { getImport } from '~/features/member-import/queries.server'
import { choicesInput, importFilter } from '~/features/member-import/schema'
import { ImportPreview } from '~/features/member-import/ui/import-preview'
import { ImportProgress } from '~/features/member-import/ui/import-progress'
import { notStoppedText, refusalTexts } from '~/features/member-import/ui/labels'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { createCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/import-preview'

export const handle: RightsHandle = { rights: { see: 'member.invite' } }

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const scope = getScope(context)
  const ctx = createCtx(scope)
  const filter = importFilter(new URL(request.url).searchParams, ctx.locale)
  return { ...(await getImport(ctx, params.id, filter)), canSend: Boolean(scope.services.settings.smtpUrl) }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  start: form({
    input: choicesInput,
    run: (ctx, choices, { params }) => startImport(ctx, { id: params.id ?? '', ...choices }),
    reasons: importRefusals,
  }),
  discard: form({
    input: z.object({}),
    run: async (ctx, _, { params }) => {
      await discardImport(ctx, { id: params.id ?? '' })
      return redirect(`${importPage}?notice=discarded`, 303)
    },
    reasons: importRefusals,
  }),
})

export default function ImportFile({ loaderData }: Route.ComponentProps) {
  const { id, fileName, run, preview, canSend } = loaderData
  const start = useForm<StartForm>('start')
  const discard = useForm<DiscardForm>('discard')
  const notDiscarded = { ...refusalTexts, ...(run && { running: notStoppedText(run) }) }
  return (
    <section>
      <title>{`${fileName} · Import members · Admin`}</title>
      <Link to={importPage} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← Import members
      </Link>
      <h1 className="mb-2 break-words text-3xl">{fileName}</h1>
      <ActionNotice
        notice={
          noticeFor(start.settled, { failedTitle: 'Nobody was invited', refused: refusalTexts }) ??
          noticeFor(discard.settled, { failedTitle: 'Not discarded', refused: notDiscarded })
        }
        className="mb-6"
      />
      {preview ? (
        <ImportPreview id={id} preview={preview} canSend={canSend} start={start} discard={discard} />
      ) : (
        run && <ImportProgress run={run} canSend={canSend} />
      )}
    </section>
  )
}

export const ErrorBoundary = () => <GonePage what="This import" back={{ to: importPage, label: 'Import members' }} />
