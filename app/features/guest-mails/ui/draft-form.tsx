import type { ReactNode } from 'react'
import { UnsavedField, UnsavedNotice } from '~/features/drafts/ui/unsaved-notice'
import { UnsavedState } from '~/features/drafts/ui/unsaved-state'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { MessageForm } from '../model'
import type { MessageText } from './use-message-text'

type Props = { form: FormHandle<MessageForm>; text: MessageText; children: ReactNode }

/** The form of a draft around its fields: keeps what was typed, saves it, and leads to what will be sent. */
export const DraftForm = ({ form, text: { unsaved, version }, children }: Props) => (
  <div className="grid max-w-3xl gap-6">
    <UnsavedNotice unsaved={unsaved} />
    <Form form={form} className="grid gap-8" noValidate>
      <UnsavedField unsaved={unsaved} />
      <input type="hidden" name="version" value={version} />
      <div key={unsaved.count} className="contents">
        {children}
      </div>
      <div className="grid justify-items-start gap-3">
        <Button type="submit" busy={form.isBusy} busyLabel="Saving...">
          Save and check
        </Button>
        <UnsavedState unsaved={unsaved} />
      </div>
    </Form>
  </div>
)
