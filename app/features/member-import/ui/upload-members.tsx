import { formatSize } from '~/files/size'
import { Button } from '~/ui/button'
import { FileField } from '~/ui/file-field'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import { importLimits } from '../model'
import { figure } from './labels'

/** The first step: a file. Nothing is sent before its preview is confirmed. */
export function UploadMembers() {
  const form = useForm('read')
  return (
    <Form form={form} encType="multipart/form-data" className="grid max-w-2xl gap-4 border-line border-y py-6">
      <FormFailure result={form.result} />
      <FileField
        id="members-file"
        label="File with members"
        hint={`CSV with at most ${figure(importLimits.lines)} lines and ${formatSize(importLimits.bytes)}. You see every line before anyone is invited.`}
        required
        accept=".csv,.txt,.tsv,text/csv"
        largest={importLimits.bytes}
        tooLarge={`This file is larger than ${formatSize(importLimits.bytes)}. Split it.`}
        {...form.field('file')}
      />
      <Button type="submit" busy={form.isBusy} busyLabel="Reading..." className="justify-self-start">
        Read the file
      </Button>
    </Form>
  )
}
