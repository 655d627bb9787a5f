import { useId } from 'react'
import { ConfirmDialog } from '~/features/admin/ui/confirm-dialog'
import { useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import { CheckboxField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { EngagementForm, OpenedEngagement } from '../model'
import { amountLabel, dayLabel, refusalLabels } from './labels'

type Props = Pick<OpenedEngagement, 'engagement' | 'members' | 'organisation'> & {
  form: FormHandle<EngagementForm>
  /** What keeps the draft from being offered, in words. */
  problems: string[]
  /** Ids of those who are ticked at first. */
  suggested: string[]
  /** Something is typed in the draft that is not saved: it is no part of the offer. */
  isUnsaved: boolean
}

/** Sends the offer to those who may accept it. */
export function OfferForm({ engagement, members, organisation, form, problems, suggested, isUnsaved }: Props) {
  const id = useId()
  const mailLeaves = useMailLeaves()
  const { total, validUntil, version } = engagement
  const error = form.errorOf('signatory') ?? (form.reason === 'no-signatory' ? refusalLabels[form.reason] : undefined)
  // HTML can't require one of several boxes.
  const check = () => {
    const element = form.ref.current
    const boxes = [...(element?.querySelectorAll<HTMLInputElement>('[name=signatory]') ?? [])]
    const isTicked = boxes.some(({ checked }) => checked)
    boxes[0]?.setCustomValidity(isTicked ? '' : refusalLabels['no-signatory'])
    return !element || form.check(element)
  }
  const told = mailLeaves
    ? 'Each person you ticked gets a mail with the PDF.'
    : 'No mail leaves this server: nobody is told.'
  return (
    <section aria-labelledby="offer-title" className="grid gap-3">
      <h2 id="offer-title" className="text-xl">
        Offer it
      </h2>
      {problems.length > 0 && (
        <ul className="grid gap-1 text-danger text-sm">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {members.length === 0 ? (
        <p className="text-muted text-sm">
          Nobody belongs to {organisation} yet. Whoever is to accept the offer has to be a member first.
        </p>
      ) : (
        <Form form={form} id={id} aria-labelledby="offer-title">
          <input type="hidden" name="version" value={version} />
          <fieldset>
            <legend className="text-sm">Who may accept it</legend>
            {suggested.length === 0 && (
              <p className="mt-1 text-muted text-xs">Choose who may accept it: nobody is ticked yet.</p>
            )}
            {members.map((member, index) => (
              <CheckboxField
                key={member.id}
                name="signatory"
                value={member.id}
                label={member.name || member.email}
                hint={member.name ? member.email : undefined}
                error={index === 0 ? error : undefined}
                defaultChecked={
                  form.wasSubmitted ? form.isTicked('signatory', member.id) : suggested.includes(member.id)
                }
              />
            ))}
          </fieldset>
        </Form>
      )}
      {members.length > 0 && problems.length > 0 && (
        <p className="text-muted text-sm">It can be sent when this is mended and the draft is saved.</p>
      )}
      {members.length > 0 && problems.length === 0 && (
        <div>
          <ConfirmDialog
            label="Send the offer"
            question={`Offer it to ${organisation}?`}
            isBusy={form.isBusy}
            busyLabel="Sending..."
            look="default"
            submit={{ form: id }}
            isReady={check}
          >
            {`${isUnsaved ? 'The draft has changes that are not saved: they are not part of the offer. ' : ''}The offer as it was saved: ${amountLabel(total)} excluding VAT, to accept until ${dayLabel(validUntil)}. It can't be changed afterwards, only withdrawn. ${told}`}
          </ConfirmDialog>
        </div>
      )}
    </section>
  )
}
