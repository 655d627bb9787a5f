import { useId } from 'react'
import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { Button, ButtonLink } from '~/ui/button'
import { TextAreaField, TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type EngagementForm, engagementLengths, engagementPage, type OpenedEngagement, offerPdf } from '../model'
import { closingLabel } from './labels'

export type StateForms = Record<'discard' | 'withdraw' | 'start' | 'close' | 'renew', FormHandle<EngagementForm>>

type Props = Pick<OpenedEngagement, 'engagement' | 'renewedBy'> & {
  forms: StateForms
  newId: string
  today: string
  /** How many of its deliverables are upcoming or pending. */
  openDeliverables: number
}

/** What can be done with an engagement in its state. */
export function StateActions({ engagement, renewedBy, forms, newId, today, openDeliverables }: Props) {
  const { id, state, startsOn } = engagement
  const version = String(engagement.version)
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink to={offerPdf(id)} reloadDocument variant="outline" size="sm">
          {state === 'draft' ? 'Preview as PDF' : 'Offer as PDF'}
        </ButtonLink>
        {state === 'draft' && (
          <ConfirmButton
            form={forms.discard}
            fields={{ version }}
            label="Discard the draft"
            question="Discard the draft?"
          >
            Nobody outside the team has seen it. It stays in the list of all engagements.
          </ConfirmButton>
        )}
        {state === 'offered' && (
          <ConfirmButton
            form={forms.withdraw}
            fields={{ version }}
            label="Withdraw"
            question="Withdraw the offer?"
            choice={(form) => <Reason form={form} />}
          >
            Those who could accept it are told that they no longer can.
          </ConfirmButton>
        )}
        {state === 'running' && (
          <ConfirmButton
            form={forms.close}
            fields={{ version }}
            label="Close"
            question="Close the engagement?"
            variant="default"
            choice={(form) => <Reason form={form} />}
          >
            {closingLabel(openDeliverables)}
          </ConfirmButton>
        )}
        {(state === 'expired' || state === 'declined' || state === 'withdrawn') &&
          (renewedBy ? (
            <ButtonLink to={engagementPage(renewedBy)} size="sm">
              Open the new draft
            </ButtonLink>
          ) : (
            <Form form={forms.renew}>
              <input type="hidden" name="newId" value={newId} />
              <Button type="submit" size="sm" busy={forms.renew.isBusy} busyLabel="Renewing...">
                Renew with today’s prices
              </Button>
            </Form>
          ))}
      </div>
      {state === 'accepted' && (
        <Form form={forms.start} aria-label="Start it" className="grid gap-3">
          <input type="hidden" name="version" value={version} />
          <TextField
            type="date"
            label="Starts on"
            required
            hint="Due dates are counted from this day. Those who could accept the offer are told of it by mail."
            {...forms.start.field('startsOn')}
            defaultValue={forms.start.values.startsOn ?? startsOn ?? today}
          />
          <Button type="submit" busy={forms.start.isBusy} busyLabel="Starting..." className="justify-self-start">
            Start it
          </Button>
        </Form>
      )}
    </div>
  )
}

const Reason = ({ form }: { form: string }) => (
  <TextAreaField
    id={useId()}
    form={form}
    name="reason"
    label="Why, for the team"
    rows={2}
    maxLength={engagementLengths.reason}
    className="mt-4"
  />
)
