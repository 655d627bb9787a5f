import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '~/ui/button'
import { TextAreaField } from '~/ui/field'
import type { ListedRequest } from '../model'
import { MailLanguage } from './mail-language'

type Props = { request: ListedRequest; action: string; busy: boolean }

const key = 'rounded-sm border border-current/40 px-1.5 font-normal text-xs opacity-70'

/** Approve or reject, by a click or by the keys A and R. */
export function DecideForm({ request, action, busy }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.metaKey || event.ctrlKey || event.altKey || /INPUT|TEXTAREA|SELECT/.test(target.tagName)) return
      const decision = { a: 'approved', r: 'rejected' }[event.key.toLowerCase()]
      if (decision) form.current?.querySelector<HTMLButtonElement>(`button[value=${decision}]`)?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <Form ref={form} method="post" action={action} preventScrollReset className="grid gap-4">
      <input type="hidden" name="id" value={request.id} />
      <MailLanguage used={request.locale} />
      <details>
        <summary className="cursor-pointer py-1 text-muted text-sm hover:text-ink">
          Add a note to the mail of a rejection
        </summary>
        <TextAreaField name="note" label="Note to the applicant" maxLength={1000} className="mt-3" />
      </details>
      {!request.mayJoin && (
        <p className="text-danger text-sm">
          This address can’t be approved: only those of the company’s domain may have an account here
          (SIGN_IN_POLICY=company).
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="decision" value="approved" busy={busy} busyLabel="Approve">
          Approve <kbd className={key}>A</kbd>
        </Button>
        <Button type="submit" name="decision" value="rejected" variant="outline" busy={busy} busyLabel="Reject">
          Reject <kbd className={key}>R</kbd>
        </Button>
      </div>
    </Form>
  )
}
