import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { acceptOf, maxFileBytes, pictureKinds } from '~/files/kinds'
import { why } from '~/files/refusals'
import { formatSize } from '~/files/size'
import { Button } from '~/ui/button'
import { FileField } from '~/ui/file-field'
import { FormFailure } from '~/web/forms/form-parts'
import type { FormResult } from '~/web/forms/form-result'
import { focusFirstInvalid, useFieldErrors } from '~/web/forms/use-form'
import { picturesPage } from '../model'

const action = `${picturesPage}?do=upload`

export function UploadPicture({ answer }: { answer: FormResult | undefined }) {
  const fields = useRef<HTMLFieldSetElement>(null)
  const { errorOf } = useFieldErrors(answer)
  const navigation = useNavigation()
  const busy = navigation.state !== 'idle' && navigation.formAction === action
  useEffect(() => focusFirstInvalid(fields.current, answer), [answer])
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      onSubmit={(event) => busy && event.preventDefault()}
      className="mb-10 grid gap-4 border-line border-y py-6"
    >
      <FormFailure answer={answer} />
      <fieldset ref={fields} className="flex flex-wrap items-start gap-4">
        <legend className="sr-only">A new picture</legend>
        <FileField
          name="file"
          label="New picture"
          hint={`PNG, JPEG, WebP or AVIF, at most ${formatSize(maxFileBytes)}. It is turned upright, made smaller where it is larger than pages show, and loses what the camera noted, such as the place.`}
          required
          accept={acceptOf(pictureKinds)}
          largest={maxFileBytes}
          tooLarge={why.tooLarge}
          error={errorOf('file')}
          className="min-w-0 flex-1 basis-80"
        />
        <Button type="submit" busy={busy} busyLabel="Uploading..." className="sm:mt-6.5">
          Upload picture
        </Button>
      </fieldset>
    </Form>
  )
}
