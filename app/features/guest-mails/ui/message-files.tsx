import { acceptOf, pictureKinds } from '~/files/kinds'
import { formatSize } from '~/files/size'
import { Button } from '~/ui/button'
import { FileField } from '~/ui/file-field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type EventMessage, type MessageForm, maxFiles, maxFilesBytes } from '../model'

type Props = {
  message: EventMessage
  add: FormHandle<MessageForm>
  remove: FormHandle<MessageForm>
  canChange: boolean
}

/** The files of a message. Each is added and removed at once, apart from the text. */
export function MessageFiles({ message, add, remove, canChange }: Props) {
  const { files, version } = message
  if (!canChange && files.length === 0) return null
  const total = files.reduce((sum, { size }) => sum + size, 0)
  return (
    <section aria-labelledby="files-title" className="grid max-w-3xl gap-4">
      <h2 id="files-title" className="text-xl">
        Files
      </h2>
      {files.length > 0 && (
        <ul>
          {files.map(({ key, fileName, size }) => (
            <li key={key} className="flex flex-wrap items-center justify-between gap-x-6 border-line border-t py-2">
              <span className="wrap-anywhere">
                {fileName} <span className="text-muted text-sm">{formatSize(size)}</span>
              </span>
              {canChange && (
                <Form form={remove}>
                  <input type="hidden" name="version" value={version} />
                  <input type="hidden" name="key" value={key} />
                  <Button type="submit" variant="link" size="sm" aria-label={`Remove ${fileName}`}>
                    Remove
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {canChange && files.length < maxFiles && (
        <Form form={add} encType="multipart/form-data" className="grid gap-3">
          <input type="hidden" name="version" value={version} />
          <FileField
            key={add.resetKey}
            name="file"
            label="Add a file"
            required
            accept={acceptOf(['pdf', ...pictureKinds])}
            largest={maxFilesBytes - total}
            tooLarge={`All files together may have ${formatSize(maxFilesBytes)}.`}
            hint={`A PDF or a picture; at most ${maxFiles} files, ${formatSize(maxFilesBytes)} together. Save the text first: it is not sent with the file.`}
            error={add.errorOf('file')}
          />
          <Button
            type="submit"
            variant="outline"
            size="sm"
            busy={add.isBusy}
            busyLabel="Adding..."
            className="justify-self-start"
          >
            Add file
          </Button>
        </Form>
      )}
    </section>
  )
}
