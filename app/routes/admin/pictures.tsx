import { data, redirect, useSearchParams } from 'react-router'
import { ContentTabs } from '~/features/admin/ui/content-tabs'
import { addPicture, deletePicture } from '~/features/media/commands.server'
import { picturesPage } from '~/features/media/model'
import { listPictures } from '~/features/media/queries.server'
import { addPictureInput, deletePictureInput } from '~/features/media/schema'
import { CopyAddress } from '~/features/media/ui/copy-address'
import { PictureCard } from '~/features/media/ui/picture-card'
import { UploadPicture } from '~/features/media/ui/upload-picture'
import { Alert } from '~/ui/alert'
import { Pager, pageFrom } from '~/ui/pager'
import { throwErrorPage } from '~/web/errors'
import { answerForm } from '~/web/forms/form-actions.server'
import { whenOffline } from '~/web/forms/form-result'
import { getCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/pictures'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  throwErrorPage(listPictures(getCtx(context), pageFrom(new URL(request.url).searchParams)))

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => whenOffline(serverAction)

/** Two forms on one page; each says in its address what it does. */
export function action({ request, context }: Route.ActionArgs) {
  const scope = getScope(context)
  const what = new URL(request.url).searchParams.get('do')
  if (what === 'upload') {
    return answerForm(request, scope, {
      name: 'picture-upload',
      input: addPictureInput,
      file: 'file',
      run: async (ctx, input) => redirect(`${picturesPage}?added=${await addPicture(ctx, input)}`),
    })
  }
  if (what === 'delete') {
    return answerForm(request, scope, {
      name: 'picture-delete',
      input: deletePictureInput,
      run: async (ctx, input) => {
        await deletePicture(ctx, input)
        return redirect(`${picturesPage}?notice=deleted`)
      },
    })
  }
  throw data(null, { status: 400 })
}

export default function Media({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, total, page } = loaderData
  const [query] = useSearchParams()
  const added = rows.find(({ id }) => id === query.get('added'))
  return (
    <section>
      <title>Pictures · Admin</title>
      <ContentTabs />
      <h1 className="text-3xl">Pictures</h1>
      <p className="mt-2 mb-8 max-w-[65ch] text-muted text-sm">
        For documents: upload one here, then paste its address into the document’s field for a picture.
      </p>
      {added && (
        <Alert tone="success" title={`${added.fileName} is ready`} className="mb-6">
          <p className="mb-3">Paste this address where the picture should be:</p>
          <CopyAddress key={added.id} id={added.id} fileName={`${added.fileName}, just uploaded`} />
        </Alert>
      )}
      {query.get('notice') === 'deleted' && (
        <Alert tone="success" className="mb-6">
          The picture has been deleted.
        </Alert>
      )}
      {actionData?.state === 'refused' && (
        <Alert tone="danger" title="Not deleted" className="mb-6">
          A document shows this picture by now. Take it out there first.
        </Alert>
      )}
      <UploadPicture key={query.get('added')} answer={query.get('do') === 'delete' ? undefined : actionData} />
      {rows.length > 0 ? (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {rows.map((picture) => (
            <PictureCard key={picture.id} picture={picture} />
          ))}
        </ul>
      ) : (
        <p className="py-6 text-muted">No pictures yet. Those you upload are listed here, each with its address.</p>
      )}
      <Pager page={page} total={total} noun={total === 1 ? 'picture' : 'pictures'} />
    </section>
  )
}
