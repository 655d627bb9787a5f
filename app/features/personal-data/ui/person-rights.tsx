import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { useForm } from '~/web/forms/use-form'
import { type ErasureRefusal, erasureDays, type PersonLimits } from '../model'

type RightsForm = { data: undefined; reason: ErasureRefusal }

const refused: Record<ErasureRefusal, string> = {
  'last-owner': 'This is the only owner. Make someone else an owner first.',
  'only-owners': 'This is an admin. Only an owner can do this.',
  gone: 'Nothing of this person is left.',
}

/** Restriction and erasure of a person's data, on the page that admins have about them. */
export function PersonRights({ restrictedBy, hasObjected, erasedOn }: PersonLimits) {
  const key = 'rights of the person'
  const erase = useForm<RightsForm>('erase', { key })
  const keep = useForm<RightsForm>('keep', { key })
  const restrict = useForm<RightsForm>('restrict', { key })
  const lift = useForm<RightsForm>('lift', { key })
  return (
    <section aria-labelledby="rights-title" className="grid content-start gap-4">
      <h2 id="rights-title" className="text-xl">
        Rights to their data
      </h2>
      <ActionNotice notice={noticeFor(erase.settled, { refused })} />
      {erasedOn && (
        <Alert tone="danger" title="Will be erased">
          <Timestamp at={erasedOn} />
        </Alert>
      )}
      {restrictedBy && (
        <Alert title={restrictedBy === 'person' ? 'Restricted by the person' : 'Restricted by our team'}>
          Only stored: no mails but about the account, not listed, not changed.
        </Alert>
      )}
      {hasObjected && <Alert title="Has objected">No notes about them, and no record of downloads.</Alert>}
      <div className="flex flex-wrap gap-2.5">
        {restrictedBy ? (
          <ConfirmButton
            form={lift}
            fields={{}}
            variant="outline"
            label="Lift the restriction"
            busyLabel="Lifting..."
            question="Use the data of this person again?"
          >
            {`${restrictedBy === 'person' ? 'The person has asked for the restriction. ' : ''}They are listed and found again, and get mails and letters. They get a mail that says so now.`}
          </ConfirmButton>
        ) : (
          <ConfirmButton
            form={restrict}
            fields={{}}
            variant="outline"
            label="Restrict"
            busyLabel="Restricting..."
            question="Only store the data of this person?"
          >
            They leave the directory and all searches, and get no mail but about the account and these rights, and no
            newsletter. Nobody can change their role or level or write notes about them; unsaved ones are deleted. They
            can still sign in. They get a mail that says so now. It can be lifted here.
          </ConfirmButton>
        )}
        {erasedOn ? (
          <Form form={keep}>
            <Button type="submit" variant="outline" size="sm" busy={keep.isBusy} busyLabel="Taking back...">
              Don’t erase
            </Button>
          </Form>
        ) : (
          <ConfirmButton
            form={erase}
            fields={{}}
            label="Erase"
            busyLabel="Asking..."
            question="Erase everything about this person?"
          >
            After {erasureDays} days the account, requests, messages, mails, notes and invitations are deleted, and
            their address is replaced in every other text. Until then this can be taken back here, or by the person.
            What stays is the log, without their name. They get a mail now and one at the end.
          </ConfirmButton>
        )}
      </div>
    </section>
  )
}
