import { acceptOf, maxFileBytes } from '~/files/kinds'
import { why } from '~/files/refusals'
import { formatSize } from '~/files/size'
import { Button } from '~/ui/button'
import { SelectField, TextField } from '~/ui/field'
import { FileField } from '~/ui/file-field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type MaterialForm, type MaterialsOfEvent, materialLengths } from '../model'

type Props = Pick<MaterialsOfEvent, 'choices' | 'newId'> & {
  item: FormHandle<MaterialForm>
  file: FormHandle<MaterialForm>
}

/** Attaches an item of the Content Hub, or a file that is nowhere else. */
export const AttachForms = ({ item, file, choices, newId }: Props) => (
  <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
    <Form key={`item ${item.resetKey}`} form={item} className="grid content-start gap-4">
      <h3 className="text-lg">From the Content Hub</h3>
      {choices.length > 0 ? (
        <>
          <SelectField label="Item" options={choices} required placeholder="Choose" {...item.field('insight')} />
          <Button
            type="submit"
            variant="outline"
            busy={item.isBusy}
            busyLabel="Attaching..."
            className="justify-self-start"
          >
            Attach
          </Button>
        </>
      ) : (
        <p className="text-muted text-sm">No other item is there.</p>
      )}
    </Form>
    <Form key={`file ${file.resetKey}`} form={file} encType="multipart/form-data" className="grid content-start gap-4">
      <h3 className="text-lg">A file for this event only</h3>
      <input type="hidden" name="id" value={file.values.id ?? newId} />
      <TextField label="Name of the file" required maxLength={materialLengths.title} {...file.field('title')} />
      <FileField
        label="File"
        hint={`A PDF of at most ${formatSize(maxFileBytes)}.`}
        required
        accept={acceptOf(['pdf'])}
        largest={maxFileBytes}
        tooLarge={why.tooLarge}
        {...file.field('file')}
      />
      <Button
        type="submit"
        variant="outline"
        busy={file.isBusy}
        busyLabel="Uploading..."
        className="justify-self-start"
      >
        Upload and attach
      </Button>
    </Form>
  </div>
)
