import { redirect } from 'react-router'
import { ActionNotice } from '~/features/admin/ui/action-notice'
import { readImport } from '~/features/member-import/commands.server'
import { importPageOf } from '~/features/member-import/model'
import { listImports } from '~/features/member-import/queries.server'
import { fileInput } from '~/features/member-import/schema'
import { EarlierFiles } from '~/features/member-import/ui/earlier-files'
import { FileHelp } from '~/features/member-import/ui/file-help'
import { UploadMembers } from '~/features/member-import/ui/upload-members'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import { useNotice } from '~/web/use-notice'
import type { Route } from './+types/import'

export const handle: RightsHandle = { rights: { see: 'member.invite' } }

export const loader = ({ context }: Route.LoaderArgs) => listImports(getCtx(context))

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  read: form({
    input: fileInput,
    file: 'file',
    run: async (ctx, input) => redirect(importPageOf(await readImport(ctx, input)), 303),
  }),
})

const discarded = {
  tone: 'success',
  title: 'Discarded',
  text: 'The file is deleted. Nobody was invited by it.',
} as const

export default function ImportMembers({ loaderData }: Route.ComponentProps) {
  const notice = useNotice()
  return (
    <section>
      <title>Import members · Admin</title>
      <Link to="/admin" className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← Users
      </Link>
      <h1 className="mb-5 text-3xl">Import members</h1>
      <ActionNotice notice={notice === 'discarded' ? discarded : undefined} className="mb-6 max-w-2xl" />
      <UploadMembers />
      <EarlierFiles files={loaderData} />
      <FileHelp />
    </section>
  )
}
