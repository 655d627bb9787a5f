import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { ForRight } from '~/features/admin/ui/for-right'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { formatSize } from '~/files/size'
import type { FormHandle } from '~/web/forms/use-form'
import { type DeleteForm, type ListedPicture, pictureAddress } from '../model'
import { CopyAddress } from './copy-address'

/** A picture with its details, its address and, if unused, a button to delete it. */
export function PictureCard({ picture, form }: { picture: ListedPicture; form: FormHandle<DeleteForm> }) {
  const { id, fileName, width, height, size, uploadedBy, createdAt, usedIn } = picture
  return (
    <li className="grid min-w-0 grid-rows-[auto_1fr] border border-line bg-raised">
      <a href={pictureAddress(id)} className="block border-line border-b">
        <img
          src={pictureAddress(id)}
          alt={fileName}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="aspect-[3/2] w-full bg-ink/4 object-contain"
        />
      </a>
      <div className="grid content-start gap-3 p-4">
        <div>
          <p className="font-semibold text-sm">{fileName}</p>
          <p className="text-muted text-xs tabular-nums">
            {width} × {height} · {formatSize(size)} · <Timestamp at={createdAt} />
          </p>
          <p className="text-muted text-xs">by {uploadedBy}</p>
        </div>
        <CopyAddress id={id} fileName={fileName} />
        {usedIn.length > 0 ? (
          <p className="text-muted text-xs">
            Used in {usedIn.join(', ')}; it can be deleted once no document shows it.
          </p>
        ) : (
          <ForRight right="content.manage">
            <DeletePicture id={id} fileName={fileName} form={form} />
          </ForRight>
        )}
      </div>
    </li>
  )
}

type DeleteProps = Pick<ListedPicture, 'id' | 'fileName'> & { form: FormHandle<DeleteForm> }

function DeletePicture({ id, fileName, form }: DeleteProps) {
  return (
    <div>
      <ConfirmButton
        form={{ ...form, isBusy: form.isBusy && form.pending?.get('id') === id }}
        fields={{ id }}
        label="Delete"
        name={`Delete ${fileName}`}
        confirm="Delete for good"
        busyLabel="Deleting..."
        question={`Delete ‘${fileName}’?`}
      >
        No document shows it. This can’t be undone.
      </ConfirmButton>
    </div>
  )
}
