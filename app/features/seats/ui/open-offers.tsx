import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { ForRight } from '~/features/admin/ui/for-right'
import { roleLabels } from '~/features/admin/ui/labels'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { PersonLink } from '~/features/people/ui/person-link'
import { Cell, Row, Table } from '~/ui/table'
import { useForm } from '~/web/forms/use-form'
import type { AdminSeatRefusal, SeatsOverview } from '../model'
import { reasonLabels } from './labels'

/** All rows share one form handle: a row is gone when its offer is withdrawn, and the notice stays. */
export const useWithdrawForm = () =>
  useForm<{ data: undefined; reason: AdminSeatRefusal }>('withdraw', { key: 'withdraw offer' })

const columns = [
  { key: 'who', label: 'Offered to' },
  { key: 'why', label: 'Why' },
  { key: 'until', label: 'Until' },
  { key: 'action', label: <span className="sr-only">Action</span> },
]

/** The offers that are open. */
export function OpenOffers({ offers }: Pick<SeatsOverview, 'offers'>) {
  if (offers.length === 0) return null
  return (
    <div>
      <h3 className="mb-3 text-xl">Open offers</h3>
      <Table caption="Open offers" columns={columns}>
        {offers.map(({ id, name, role, reason, until }) => (
          <Row key={id}>
            <Cell header>
              <PersonLink id={id} className="font-semibold wrap-anywhere">
                {name}
              </PersonLink>
              {role && <span className="text-muted"> · {roleLabels[role]}</span>}
            </Cell>
            <Cell label="Why" className="text-muted">
              {reasonLabels[reason]}
            </Cell>
            <Cell label="Until">
              <Timestamp at={until} />
            </Cell>
            <Cell>
              <ForRight right="event.manage">
                <WithdrawButton id={id} name={name} />
              </ForRight>
            </Cell>
          </Row>
        ))}
      </Table>
    </div>
  )
}

const WithdrawButton = ({ id, name }: { id: string; name: string }) => (
  <ConfirmButton
    form={useWithdrawForm()}
    fields={{ user: id }}
    label="Withdraw"
    confirm="Withdraw the offer"
    question="Withdraw this offer?"
  >
    <p className="wrap-anywhere">
      {name} is told by mail and is no longer on the waitlist. The seat is offered to the next. Two who wait together
      both lose the offer.
    </p>
  </ConfirmButton>
)
