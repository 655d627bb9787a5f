import { useNavigation } from 'react-router'
import { ActionNotice, type Notice, noticeFor } from '~/features/admin/ui/action-notice'
import { ContentTabs } from '~/features/admin/ui/content-tabs'
import { ForRight } from '~/features/admin/ui/for-right'
import { FilterSearch, FilterSelect, ListFilter } from '~/features/admin/ui/list-filter'
import { ListCount, ListEmpty, ListPage } from '~/features/admin/ui/list-page'
import { addPicture, deletePicture } from '~/features/media/commands.server'
import { type DeleteForm, pictureRefusals, type UploadedPicture, type UploadForm } from '~/features/media/model'
import { listPictures } from '~/features/media/queries.server'
import { addPictureInput, deletePictureInput, pictureFilter } from '~/features/media/schema'
import { CopyAddress } from '~/features/media/ui/copy-address'
import { PictureCard } from '~/features/media/ui/picture-card'
import { UploadPicture } from '~/features/media/ui/upload-picture'
import { Pager } from '~/ui/pager'
import { form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/pictures'

export const handle: RightsHandle = { rights: { see: 'content.list', change: 'content.manage' } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = pictureFilter(new URL(request.url).searchParams)
  return { ...(await listPictures(getCtx(context), filter)), filter }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  upload: form({ input: addPictureInput, file: 'file', run: addPicture }),
  delete: form({ input: deletePictureInput, run: deletePicture, reasons: pictureRefusals }),
})

const sorts = [
  { value: 'name', label: 'By name' },
  { value: 'largest', label: 'Largest first' },
]

export default function Pictures({ loaderData }: Route.ComponentProps) {
  const { rows, total, page, filter } = loaderData
  const isLoading = useNavigation().state === 'loading'
  const key = `pictures ${page}`
  const upload = useForm<UploadForm>('upload', { key })
  const deleting = useForm<DeleteForm>('delete', { key })
  return (
    <ListPage
      title="Pictures"
      above={<ContentTabs />}
      notice={
        <>
          <ActionNotice notice={upload.data && uploadNotice(upload.data)} className="mb-6" />
          <ActionNotice
            notice={noticeFor(deleting.settled, {
              done: 'The picture has been deleted.',
              failedTitle: 'Not deleted',
              refused: { used: 'A document shows this picture by now. Take it out there first.' },
            })}
            className="mb-6"
          />
        </>
      }
      intro={
        <>
          <p className="mb-6 max-w-[65ch] text-muted text-sm">
            For documents: upload one at the document’s field for a picture, or here, and paste its address there.
          </p>
          <ForRight right="content.manage">
            <UploadPicture form={upload} />
          </ForRight>
        </>
      }
    >
      <ListFilter label="Find pictures" isActive={filter.q !== ''}>
        <FilterSearch name="q" label="File name or uploader" value={filter.q} />
        <FilterSelect name="sort" label="Sort" all="Newest first" options={sorts} value={filter.sort} />
      </ListFilter>
      <ListCount isLoading={isLoading}>{total === 1 ? '1 picture' : `${total} pictures`}</ListCount>
      {rows.length > 0 ? (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {rows.map((picture) => (
            <PictureCard key={picture.id} picture={picture} form={deleting} />
          ))}
        </ul>
      ) : filter.q ? (
        <ListEmpty title="No picture matches.">Try fewer letters, or show all.</ListEmpty>
      ) : (
        <ListEmpty title="No pictures yet.">Those you upload are listed here, each with its address.</ListEmpty>
      )}
      <Pager page={page} total={total} noun={total === 1 ? 'picture' : 'pictures'} />
    </ListPage>
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
