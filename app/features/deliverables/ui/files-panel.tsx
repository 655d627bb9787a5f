import { ForRight } from '~/features/admin/ui/for-right'
import { acceptOf, maxFileBytes } from '~/files/kinds'
import { why } from '~/files/refusals'
import { formatSize } from '~/files/size'
import { Button } from '~/ui/button'
import { FileField } from '~/ui/file-field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { DeliverableFile, DeliverableForm, RemoveFileForm } from '../model'

type Props = {
  files: DeliverableFile[]
  newId: string
  /** Null when nothing can be changed. */
  attach: FormHandle<DeliverableForm> | null
  remove: FormHandle<RemoveFileForm>
}

/** What the team hands over. The members of the organisation find it beside the deliverable. */
export const FilesPanel = ({ files, newId, attach, remove }: Props) => (
  <section aria-labelledby="files-title">
    <h2 id="files-title" className="border-line border-b pb-2.5 text-xl">
      Files
    </h2>
    {files.length === 0 && <p className="py-4 text-muted">No file is attached.</p>}
    <ul>
      {files.map(({ id, fileName, size, href }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-soft border-b py-3">
          <span className="min-w-0">
            <a href={href} className="underline underline-offset-4 wrap-anywhere">
              {fileName}
            </a>{' '}
            <span className="text-muted">{formatSize(size)}</span>
          </span>
          {attach && (
            <ForRight right="engagement.manage">
              <Form form={remove}>
                <input type="hidden" name="file" value={id} />
                <Button type="submit" variant="link" size="sm" aria-label={`Remove ${fileName}`}>
                  Remove
                </Button>
              </Form>
            </ForRight>
          )}
        </li>
      ))}
    </ul>
    {attach && (
      <ForRight right="engagement.manage">
        <Form key={attach.resetKey} form={attach} encType="multipart/form-data" className="mt-4 grid max-w-md gap-3">
          <input type="hidden" name="id" value={attach.values.id ?? newId} />
          <FileField
            label="Attach a file"
            hint={`A PDF of at most ${formatSize(maxFileBytes)}. All members of the organisation see it.`}
            required
            accept={acceptOf(['pdf'])}
            largest={maxFileBytes}
            tooLarge={why.tooLarge}
            {...attach.field('file')}
          />
          <Button
            type="submit"
            variant="outline"
            busy={attach.isBusy}
            busyLabel="Uploading..."
            className="justify-self-start"
          >
            Upload and attach
          </Button>
        </Form>
      </ForRight>
    )}
  </section>
)
