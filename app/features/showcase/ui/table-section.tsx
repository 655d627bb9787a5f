import { useTranslations } from '~/i18n/language'
import { showcaseMessages } from '~/i18n/messages/showcase'
import { Badge } from '~/ui/badge'
import { Cell, Row, Table } from '~/ui/table'
import { Section } from './section'

const rows = [
  { key: 'one', address: 'procurement@hospital.example', tone: 'danger' },
  { key: 'two', address: 'director@devices.example', tone: 'prestige' },
  { key: 'three', address: 'attache@embassy.example', tone: 'neutral' },
] as const

export function TableSection() {
  const t = useTranslations(showcaseMessages, 'table')
  return (
    <Section name="table" wide>
      <Table
        caption={t('caption')}
        columns={[
          { key: 'applicant', label: t('applicant') },
          { key: 'organization', label: t('organization') },
          { key: 'role', label: t('role') },
          { key: 'left', label: t('left'), numeric: true },
        ]}
      >
        {rows.map(({ key, address, tone }) => (
          <Row key={key} selected={key === 'two'}>
            <Cell header>
              <span className="block font-semibold">{t(`${key}.applicant`)}</span>
              <span className="text-muted">{address}</span>
            </Cell>
            <Cell label={t('organization')}>{t(`${key}.organization`)}</Cell>
            <Cell label={t('role')}>{t(`${key}.role`)}</Cell>
            <Cell label={t('left')} numeric>
              <Badge tone={tone}>{t(`${key}.left`)}</Badge>
            </Cell>
          </Row>
        ))}
      </Table>
    </Section>
  )
}
