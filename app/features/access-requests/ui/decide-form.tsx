import { useId } from 'react'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { TextAreaField } from '~/ui/field'
import { Kbd } from '~/ui/kbd'
import { opens } from '~/ui/modal'
import { useShortcutSwitch, useShortcuts } from '~/ui/use-shortcuts'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { ListedRequest } from '../model'
import { accessRequestLengths } from '../model'
import type { DecideForm as DecideFormTypes } from '../model/review'
import { MailLanguage } from './mail-language'

type Props = { request: ListedRequest; form: FormHandle<DecideFormTypes> }

/** Id of the form; its buttons are outside of it, at the foot of the window on a phone. */
const formId = 'decide'

/** The fields of a decision. */
export const DecideForm = ({ request, form }: Props) => (
  <Form id={formId} form={form} aria-label="Decide" className="grid gap-4">
    <input type="hidden" name="id" value={request.id} />
    <MailLanguage defaultLocale={request.locale} />
    {!request.mayJoin && (
      <p className="text-danger text-sm">
        This address can’t be approved: only those of the company’s domain may have an account here
        (SIGN_IN_POLICY=company).
      </p>
    )}
  </Form>
)

/** Approve or reject, by a click or by the keys A and R while those are switched on. A rejection asks for a note first. */
export function DecideButtons({ request, form }: Props) {
  const approveId = useId()
  const rejectId = useId()
  const dialogId = useId()
  const press = (id: string) => document.getElementById(id)?.click()
  useShortcuts({ a: () => press(approveId), r: () => press(rejectId) })
  const [hasShortcuts] = useShortcutSwitch()
  return (
    <>
      <Button
        id={approveId}
        type="submit"
        form={formId}
        name="decision"
        value="approved"
        busy={form.isBusy}
        busyLabel="Approve"
      >
        Approve {hasShortcuts && <Kbd>A</Kbd>}
      </Button>
      <Button id={rejectId} variant="outline" busy={form.isBusy} busyLabel="Reject" {...opens(dialogId)}>
        Reject {hasShortcuts && <Kbd>R</Kbd>}
      </Button>
      <Dialog
        id={dialogId}
        title={`Reject the request of ${request.name}?`}
        closeLabel="Close"
        footer={
          <Button
            type="submit"
            form={formId}
            name="decision"
            value="rejected"
            variant="destructive"
            busy={form.isBusy}
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            Reject
          </Button>
        }
      >
        <TextAreaField
          form={formId}
          name="note"
          label="Note to the applicant"
          hint="Optional. It is part of the email, which says that the request was not accepted."
          maxLength={accessRequestLengths.decisionNote}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.currentTarget.closest('dialog')?.querySelector<HTMLElement>('[value=rejected]')?.click()
          }}
        />
      </Dialog>
    </>
  )
}
