import type { SessionLimits } from '~/auth/sessions.server'
import { reviewPromise } from '~/features/access-requests/model'
import { responsePromise } from '~/features/contact/model'
import { useTranslations } from '~/i18n/language'
import { privacyMessages } from '~/i18n/messages/privacy'
import { Cell, Row, Table } from '~/ui/table'
import { records, timesOf } from '../model'
import { useSessionTimes } from './use-session-times'

/** On a small screen the label is above the value, because the values are sentences. */
const stacked = 'max-md:grid-cols-1! max-md:gap-0!'

/** What is stored on which occasion, why, on what legal basis and for how long. */
export function RecordsTable({ sessionLimits }: { sessionLimits: SessionLimits }) {
  const t = useTranslations(privacyMessages)
  const times = { ...useTimes(), ...useSessionTimes(sessionLimits) }
  const columns = (['occasion', 'stored', 'why', 'basis', 'time'] as const).map((key) => ({
    key,
    label: t(`columns.${key}`),
  }))
  return (
    <Table caption={t('recordsTitle')} columns={columns}>
      {records.map(({ record, basis }) => (
        <Row key={record}>
          <Cell header className="font-semibold md:min-w-36">
            {t(`records.${record}.occasion`)}
          </Cell>
          <Cell label={t('columns.stored')} className={stacked}>
            {t(`records.${record}.stored`)}
          </Cell>
          <Cell label={t('columns.why')} className={stacked}>
            {t(`records.${record}.why`, { ...responsePromise, ...reviewPromise })}
          </Cell>
          <Cell label={t('columns.basis')} className={stacked}>
            {t.rich(`bases.${basis}`, { art: (text) => <span className="whitespace-nowrap">{text}</span> })}
          </Cell>
          <Cell label={t('columns.time')} className={stacked}>
            {t(`records.${record}.time`, times)}
          </Cell>
        </Row>
      ))}
    </Table>
  )
}

/** The retention periods as text. */
function useTimes() {
  const t = useTranslations(privacyMessages)
  return timesOf((span) => ('months' in span ? t('months', { count: span.months }) : t('days', { count: span.days })))
}
