import type { OwnEngagement } from '~/features/engagements/model'
import { useEngagementLabels } from '~/features/engagements/ui/use-engagement-labels'
import { currency } from '~/features/programs/model/figures'
import { useFormatter, useTranslations } from '~/i18n/language'
import { engagementOfferMessages } from '~/i18n/messages/engagement-offer'
import { engagementPagesMessages } from '~/i18n/messages/engagement-pages'
import { Cell, Row, Table } from '~/ui/table'
import { useMoney } from './use-money'

/** What an offer contains, with the prices that are stored with it, and what else was agreed. */
export function OfferLines({ engagement }: { engagement: OwnEngagement }) {
  const t = useTranslations(engagementPagesMessages)
  const offer = useTranslations(engagementOfferMessages)
  const format = useFormatter()
  const money = useMoney()
  const { line } = useEngagementLabels()
  const { program, lines, total, terms } = engagement
  return (
    <section aria-labelledby="offer-title">
      <h2 id="offer-title" className="border-line border-b pb-2.5 text-xl">
        {t('offer')}
      </h2>
      <Table
        flush
        caption={offer('content')}
        columns={[
          { key: 'item', label: offer('columns.item'), className: 'w-1/2' },
          { key: 'quantity', label: offer('columns.quantity'), numeric: true },
          { key: 'unitPrice', label: offer('columns.unitPrice'), numeric: true },
          { key: 'amount', label: offer('columns.amount'), numeric: true },
        ]}
      >
        {lines.map(({ kind, key, quantity, unitPrice }) => (
          <Row key={`${kind} ${key}`}>
            <Cell header>{line(program, { kind, key })}</Cell>
            <Cell label={offer('columns.quantity')} numeric>
              {format.number(quantity)}
            </Cell>
            <Cell label={offer('columns.unitPrice')} numeric className="md:whitespace-nowrap">
              {money(unitPrice)}
            </Cell>
            <Cell label={offer('columns.amount')} numeric className="md:whitespace-nowrap">
              {money(quantity * unitPrice)}
            </Cell>
          </Row>
        ))}
        <Row>
          <Cell header colSpan={3} className="font-semibold">
            {offer(total === 0 ? 'freeTotal' : 'total')}
          </Cell>
          <Cell label={offer('columns.amount')} numeric>
            <span className="text-prestige md:whitespace-nowrap md:text-base">{money(total)}</span>
          </Cell>
        </Row>
      </Table>
      {total > 0 && <p className="mt-4 max-w-[60ch] text-muted text-sm">{offer('currency', { currency })}</p>}
      {terms && (
        <>
          <h3 className="mt-6 font-semibold font-text text-base tracking-normal">{offer('terms')}</h3>
          <p className="mt-1 max-w-[65ch] whitespace-pre-line wrap-anywhere">{terms}</p>
        </>
      )}
    </section>
  )
}
