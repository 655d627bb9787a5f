import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { ForRight } from '~/features/admin/ui/for-right'
import { programNames } from '~/lib/engagement-programs'
import { Badge } from '~/ui/badge'
import { Link } from '~/ui/link'
import { useForm } from '~/web/forms/use-form'
import { countPending, type DeliverableForm, type DeliverablesOfEngagement } from '../model'
import { templatePage } from '../model/template-form'
import { AddDeliverable } from './add-deliverable'
import { DeliverableRow } from './deliverable-row'
import { refusalLabels } from './labels'

type Props = DeliverablesOfEngagement & { engagementId: string }

/** On the admin's page of an engagement, whose action has `deliverableForms`. */
export function DeliverablesPanel({ engagementId, program, deliverables, owners, newId, isRunning }: Props) {
  const add = useForm<DeliverableForm>('add-deliverable')
  const move = useForm<DeliverableForm>('move-deliverable')
  const pending = isRunning ? countPending(deliverables) : 0
  const notice =
    noticeFor(move.result, {
      refused: refusalLabels,
      ...(move.reason === 'stale' && { failedTitle: 'Someone was faster' }),
    }) ?? noticeFor(add.result, { done: 'The deliverable is added.', refused: refusalLabels })
  return (
    <section aria-labelledby="deliverables-title">
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b pb-2.5">
        <h2 id="deliverables-title" className="text-xl">
          Deliverables
        </h2>
        {pending > 0 && <Badge tone="prestige">{pending} pending</Badge>}
        <ForRight right="engagement.manage">
          <Link to={templatePage(program)} className="ml-auto text-muted text-sm underline-offset-4 hover:underline">
            Template of {programNames[program]}
          </Link>
        </ForRight>
      </div>
      <ActionNotice notice={notice} className="mt-4" />
      {deliverables.length === 0 ? (
        <p className="py-6 text-muted">
          {isRunning ? 'There are none yet.' : 'They are made from the template when the engagement starts.'}
        </p>
      ) : (
        <ul>
          {deliverables.map((deliverable) => (
            <DeliverableRow
              key={deliverable.id}
              engagementId={engagementId}
              deliverable={deliverable}
              move={isRunning ? move : null}
            />
          ))}
        </ul>
      )}
      {isRunning && (
        <ForRight right="engagement.manage">
          <AddDeliverable form={add} {...{ owners, newId, engagementId }} />
        </ForRight>
      )}
    </section>
  )
}
