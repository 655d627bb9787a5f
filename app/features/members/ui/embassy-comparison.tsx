import { Check } from 'lucide'
import { programs } from '~/features/programs/model/figures'
import { usePriceList } from '~/features/programs/ui/use-price-list'
import { useTranslations } from '~/i18n/language'
import { embassyPageMessages } from '~/i18n/messages/embassy-page'
import { programsMessages } from '~/i18n/messages/programs'
import { Icon } from '~/ui/icon'
import { Cell, Row, Table } from '~/ui/table'

const parts = ['swedish', 'interviews', 'insights', 'interpretation'] as const

/** Sweden has the first part only, Sweden + Nordics all of them. */
const includes = (name: string, part: (typeof parts)[number]) => part === 'swedish' || name === 'nordics'

/** Sweden beside Sweden + Nordics, part by part. */
export function EmbassyComparison() {
  const t = useTranslations(embassyPageMessages, 'offer')
  const common = useTranslations(programsMessages)
  const { embassy } = usePriceList()
  const count = programs.embassy.nordicHospitals
  return (
    <Table
      flush
      caption={t('caption')}
      columns={[
        { key: 'part', label: t('part'), className: 'w-1/2' },
        ...embassy.rows.map(({ key, name }) => ({ key, label: name })),
      ]}
    >
      {parts.map((part) => (
        <Row key={part}>
          <Cell header className="text-base">
            {t(part, { count })}
          </Cell>
          {embassy.rows.map(({ key, name }) => (
            <Cell key={key} label={name}>
              {includes(key, part) ? (
                <span className="inline-flex items-center gap-2">
                  <Icon icon={Check} className="size-4 text-prestige" />
                  {common('included')}
                </span>
              ) : (
                <span className="text-muted">{common('none')}</span>
              )}
            </Cell>
          ))}
        </Row>
      ))}
      <Row>
        <Cell header className="font-semibold">
          {common('columns.price')}
        </Cell>
        {embassy.rows.map(({ key, name, price }) => (
          <Cell key={key} label={name}>
            <span className="text-prestige md:whitespace-nowrap md:text-base">{price}</span>
          </Cell>
        ))}
      </Row>
    </Table>
  )
}
