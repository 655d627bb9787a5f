import { useRef } from 'react'
import { Button } from '~/ui/button'
import { TextAreaField } from '~/ui/field'
import { Kbd } from '~/ui/kbd'
import { useShortcutSwitch, useShortcuts } from '~/ui/use-shortcuts'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { DecideForm as DecideFormTypes, Decision, ListedRequest } from '../model'
import { accessRequestLengths } from '../model'
import { MailLanguage } from './mail-language'

type Props = { request: ListedRequest; form: FormHandle<DecideFormTypes> }

/** Approve or reject, by a click or by the keys A and R while those are switched on. */
export function DecideForm({ request, form }: Props) {
  const buttons = useRef<HTMLDivElement>(null)
  const press = (decision: Decision) =>
    buttons.current?.querySelector<HTMLButtonElement>(`[value=${decision}]`)?.click()
  useShortcuts({ a: () => press('approved'), r: () => press('rejected') })
  const [hasShortcuts] = useShortcutSwitch()
  return (
    <Form form={form} aria-label="Decide" className="grid gap-4">
      <input type="hidden" name="id" value={request.id} />
      <MailLanguage defaultLocale={request.locale} />
      <details>
        <summary className="cursor-pointer py-1 text-muted text-sm hover:text-ink">Add a note to a rejection</summary>
        {/* Also has aria-label: IBM's checker does not find the label in closed <details>. */}
        <TextAreaField
          name="note"
          label="Note to the applicant"
          aria-label="Note to the applicant, sent with a rejection"
          hint="Sent only when you reject; an invitation has no note."
          maxLength={accessRequestLengths.decisionNote}
          className="mt-3"
        />
      </details>
      {!request.mayJoin && (
        <p className="text-danger text-sm">
          This address can’t be approved: only those of the company’s domain may have an account here
          (SIGN_IN_POLICY=company).
        </p>
      )}
      <div ref={buttons} className="flex flex-wrap gap-3">
        <Button type="submit" name="decision" value="approved" busy={form.isBusy} busyLabel="Approve">
          Approve {hasShortcuts && <Kbd>A</Kbd>}
        </Button>
        <Button type="submit" name="decision" value="rejected" variant="outline" busy={form.isBusy} busyLabel="Reject">
          Reject {hasShortcuts && <Kbd>R</Kbd>}
        </Button>
      </div>
    </Form>
  )
}
