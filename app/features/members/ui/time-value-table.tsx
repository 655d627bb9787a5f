import type { HospitalHours } from '~/features/hospital-hours/model'
import { programs, yearlyHours } from '~/features/programs/model/figures'
import { priceLabels } from '~/features/programs/model/price-labels'
import { usePriceList } from '~/features/programs/ui/use-price-list'
import { useFormatter, useTranslations } from '~/i18n/language'
import { hospitalPageMessages } from '~/i18n/messages/hospital-page'
import { programsMessages } from '~/i18n/messages/programs'
import { Cell, Row, Table } from '~/ui/table'

/** What each hour is for, what it brings back, and what the reader's hospital has given this year. */
export function TimeValueTable({ soFar }: { soFar: HospitalHours | null }) {
  const t = useTranslations(hospitalPageMessages, 'time')
  const { figure } = priceLabels(useTranslations(programsMessages), useFormatter())
  const { columns, rows } = usePriceList().hospitalTime
  const [activity, hours] = columns
  const soFarLabel = ({ hours, inEvents, events }: HospitalHours) => {
    if (inEvents === hours) return t('soFar', { hours, events })
    return events === 0 ? t('soFarEntered', { hours }) : t('soFarBoth', { hours, inEvents, events })
  }
  return (
    <>
      <Table
        flush
        caption={t('caption')}
        columns={[
          { key: 'activity', label: activity, className: 'w-1/3' },
          { key: 'hours', label: hours, className: 'w-32' },
          { key: 'value', label: t('value') },
        ]}
      >
        {rows.map(({ key, name, note, price }) => (
          <Row key={key}>
            <Cell header>
              <span className="block font-display text-xl tracking-tight">{name}</span>
              {note && <span className="block text-muted">{note}</span>}
            </Cell>
            <Cell label={hours}>
              <span className="text-prestige md:whitespace-nowrap md:text-base">{price}</span>
            </Cell>
            <Cell label={t('value')}>{t(`values.${key}`)}</Cell>
          </Row>
        ))}
      </Table>
      <dl className="mt-10 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-prestige/50 border-t pt-5">
        <dt className="font-semibold">{t('total')}</dt>
        <dd className="font-display text-3xl text-prestige tabular-nums tracking-tight">
          {t('hoursPerYear', { hours: figure(yearlyHours(programs.hospitalTime)) })}
        </dd>
      </dl>
      {soFar && <p className="mt-2 text-muted text-sm tabular-nums">{soFarLabel(soFar)}</p>}
    </>
  )
}
