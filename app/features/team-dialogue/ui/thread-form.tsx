import type { ReactNode } from 'react'
import { sendByKey } from '~/features/admin/ui/send-by-key'
import { UnsavedField, UnsavedNotice } from '~/features/drafts/ui/unsaved-notice'
import { UnsavedState } from '~/features/drafts/ui/unsaved-state'
import type { UnsavedTextHandle } from '~/features/drafts/ui/use-unsaved-text'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import type { FormHandle } from '~/web/forms/use-form'
import type { TeamThreadForm } from '../model'
import { refusalLabels } from './labels'
import { PdfField } from './pdf-field'

type Props = {
  form: FormHandle<TeamThreadForm>
  unsaved: UnsavedTextHandle
  label: string
  submitLabel: string
  children: ReactNode
}

/** What the team writes, with a file; what was typed stays when it can't be sent. */
export const ThreadForm = ({ form, unsaved, label, submitLabel, children }: Props) => (
  <div>
    <UnsavedNotice unsaved={unsaved} className="mb-5" />
    <Form
      form={form}
      noValidate
      encType="multipart/form-data"
      aria-label={label}
      onKeyDown={sendByKey}
      className="grid grid-cols-1 gap-4"
    >
      <FormFailure result={form.settled} />
      {form.settled?.state === 'refused' && (
        <Alert tone="danger" title="Not sent">
          {refusalLabels[form.settled.reason]}
        </Alert>
      )}
      <UnsavedField unsaved={unsaved} />
      {children}
      <PdfField error={form.errorOf('file')} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={form.isBusy} busyLabel="Sending...">
          {submitLabel}
        </Button>
        <UnsavedState unsaved={unsaved} />
      </div>
    </Form>
  </div>
)
