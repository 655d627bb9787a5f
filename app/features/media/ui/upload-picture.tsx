import { acceptOf, maxFileBytes, pictureKinds } from '~/files/kinds'
import { why } from '~/files/refusals'
import { formatSize } from '~/files/size'
import { Button } from '~/ui/button'
import { FileField } from '~/ui/file-field'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import type { FormHandle } from '~/web/forms/use-form'
import type { UploadForm } from '../model'

export function UploadPicture({ form }: { form: FormHandle<UploadForm> }) {
  return (
    <Form
      key={form.resetKey}
      form={form}
      encType="multipart/form-data"
      className="mb-10 grid gap-4 border-line border-y py-6"
    >
      <FormFailure result={form.result} />
      <fieldset className="flex flex-wrap items-start gap-4">
        <legend className="sr-only">A new picture</legend>
        <FileField
          label="New picture"
          hint={`PNG, JPEG, WebP or AVIF, at most ${formatSize(maxFileBytes)}. It is turned upright, made smaller where it is larger than pages show, and loses what the camera noted, such as the place.`}
          required
          accept={acceptOf(pictureKinds)}
          largest={maxFileBytes}
          tooLarge={why.tooLarge}
          {...form.field('file')}
          className="min-w-0 flex-1 basis-80"
        />
        <Button type="submit" busy={form.isBusy} busyLabel="Uploading..." className="sm:mt-6.5">
          Upload picture
        </Button>
      </fieldset>
    </Form>
  )
}
