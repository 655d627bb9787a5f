import type { DeliverableState } from '~/lib/deliverable-states'
import { Button } from '~/ui/button'
import { TextAreaField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type DeliverableDetails, type DeliverableForm, deliverableLengths } from '../model'
import { needsReason, nextStates } from '../model/states'
import { moveLabel } from './labels'

type Props = {
  deliverable: DeliverableDetails
  forms: Record<'move' | 'reopen' | 'drop', FormHandle<DeliverableForm>>
}

const formFor = (from: DeliverableState, to: DeliverableState) =>
  to === 'dropped' ? 'drop' : needsReason(from, to) ? 'reopen' : 'move'

function reasonHint(to: DeliverableState, { needsAcceptance, accepted }: DeliverableDetails) {
  if (to === 'dropped') return 'The partner no longer sees it. The reason stays with our team.'
  if (accepted) return 'The partner has accepted it: they are told that it is open again, with this reason.'
  return `${needsAcceptance ? 'The partner has to accept it again. ' : ''}The reason stays with our team.`
}

/** A form for each state that it can move to; with a reason where the partner relies on what changes. */
export function MoveForms({ deliverable, forms }: Props) {
  const { id, state, version } = deliverable
  const states = nextStates(state)
  if (states.length === 0) return null
  return (
    <section aria-labelledby="move-title" className="grid gap-6">
      <h2 id="move-title" className="text-xl">
        Change its state
      </h2>
      {states.map((to) => {
        const form = forms[formFor(state, to)]
        return (
          <Form key={to} form={form} aria-label={moveLabel(state, to)} className="grid gap-3">
            <input type="hidden" name="deliverable" value={id} />
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="state" value={to} />
            {needsReason(state, to) && (
              <TextAreaField
                label={`Why ${to === 'dropped' ? 'it is dropped' : 'it is reopened'}`}
                required
                rows={2}
                maxLength={deliverableLengths.reason}
                hint={reasonHint(to, deliverable)}
                {...form.field('reason')}
              />
            )}
            <Button
              type="submit"
              variant={to === 'complete' ? 'default' : to === 'dropped' ? 'destructive' : 'outline'}
              size="sm"
              busy={form.isBusy}
              className="justify-self-start"
            >
              {moveLabel(state, to)}
            </Button>
          </Form>
        )
      })}
    </section>
  )
}
