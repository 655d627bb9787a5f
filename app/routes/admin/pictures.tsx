import { ActionNotice, type Notice, noticeFor } from '~/features/admin/ui/action-notice'
import { ContentTabs } from '~/features/admin/ui/content-tabs'
import { addPicture, deletePicture } from '~/features/media/commands.server'
import { type DeleteForm, pictureRefusals, type UploadedPicture, type UploadForm } from '~/features/media/model'
import { listPictures } from '~/features/media/queries.server'
import { addPictureInput, deletePictureInput } from '~/features/media/schema'
import { CopyAddress } from '~/features/media/ui/copy-address'
import { PictureCard } from '~/features/media/ui/picture-card'
import { UploadPicture } from '~/features/media/ui/upload-picture'
import { Pager, pageFrom } from '~/ui/pager'
import { form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/pictures'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  listPictures(getCtx(context), pageFrom(new URL(request.url).searchParams))

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  upload: form({ input: addPictureInput, file: 'file', run: addPicture }),
  delete: form({ input: deletePictureInput, run: deletePicture, reasons: pictureRefusals }),
})

export default function Pictures({ loaderData }: Route.ComponentProps) {
  const { rows, total, page } = loaderData
  const key = `pictures ${page}`
  const upload = useForm<UploadForm>('upload', { key })
  const deleting = useForm<DeleteForm>('delete', { key })
  return (
    <section>
      <title>Pictures · Admin</title>
      <ContentTabs />
      <h1 className="text-3xl">Pictures</h1>
      <p className="mt-2 mb-8 max-w-[65ch] text-muted text-sm">
        For documents: upload one here, then paste its address into the document’s field for a picture.
      </p>
      <ActionNotice notice={upload.data && uploadNotice(upload.data)} className="mb-6" />
      <ActionNotice
        notice={noticeFor(deleting.settled, {
          done: 'The picture has been deleted.',
          failedTitle: 'Not deleted',
          refused: { used: 'A document shows this picture by now. Take it out there first.' },
        })}
        className="mb-6"
      />
      <UploadPicture form={upload} />
      {rows.length > 0 ? (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {rows.map((picture) => (
            <PictureCard key={picture.id} picture={picture} form={deleting} />
          ))}
        </ul>
      ) : (
        <p className="py-6 text-muted">No pictures yet. Those you upload are listed here, each with its address.</p>
      )}
      <Pager page={page} total={total} noun={total === 1 ? 'picture' : 'pictures'} />
    </section>
  )
}

const uploadNotice = ({ id, fileName }: UploadedPicture): Notice => ({
  tone: 'success',
  title: `${fileName} is ready`,
  text: (
    <>
      <p className="mb-3">Paste this address where the picture should be:</p>
      <CopyAddress key={id} id={id} fileName={`${fileName}, just uploaded`} />
    </>
  ),
})
