import { type ChangeEvent, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { acceptOf, maxFileBytes, pictureKinds } from '~/files/kinds'
import { why } from '~/files/refusals'
import { cx } from '~/lib/cx'
import { buttonClass } from '~/ui/button'
import { useForm } from '~/web/forms/use-form'
import { pictureAddress, picturesPage, type UploadForm } from '../model'

type Props = {
  /** Of the field that it fills in: each has its own upload. */
  name: string
  onUploaded: (address: string) => void
}

/**
 * Uploads a picture from within another form, and gives its address. It is sent when it is chosen, by a fetcher: a form
 * can't contain another. The file field has no name, so that the form around it does not send the file.
 */
export function UploadInPlace({ name, onUploaded }: Props) {
  const id = useId()
  const key = `upload ${name}`
  const form = useForm<UploadForm>('upload', {
    key,
    action: `${picturesPage}?form=upload`,
    onResult: (result) => result.state === 'done' && onUploaded(pictureAddress(result.data.id)),
  })
  const { submit } = useFetcher({ key })
  const [tooLarge, setTooLarge] = useState(false)
  const send = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // So that the same file can be chosen again after an error.
    currentTarget.value = ''
    if (!file || form.isBusy) return
    setTooLarge(file.size > maxFileBytes)
    if (file.size > maxFileBytes) return
    const body = new FormData()
    body.set('file', file)
    void submit(body, { method: 'post', action: form.action, encType: 'multipart/form-data' })
  }
  const failure = tooLarge ? why.tooLarge : failureOf(form)
  return (
    <div className="needs-script mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      <label
        className={cx(
          buttonClass({ variant: 'outline', size: 'sm' }),
          'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-action has-focus-visible:outline-offset-2',
        )}
      >
        Upload a picture
        <input
          type="file"
          accept={acceptOf(pictureKinds)}
          aria-describedby={id}
          aria-disabled={form.isBusy || undefined}
          onChange={send}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      <p id={id} role="status" className={failure ? 'text-danger' : 'text-muted'}>
        {form.isBusy ? 'Uploading...' : (failure ?? (form.data && `${form.data.fileName} is uploaded.`))}
      </p>
    </div>
  )
}

function failureOf({ errorOf, result }: ReturnType<typeof useForm<UploadForm>>) {
  if (!result || result.state === 'done') return undefined
  if (result.state === 'failed' && result.failure === 'offline') return 'No connection. Choose the file again.'
  return errorOf('file') ?? 'It could not be uploaded. Please try again.'
}
