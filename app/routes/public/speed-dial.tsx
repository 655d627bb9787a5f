import { useTranslations } from 'use-intl'
import { currency, programs } from '~/features/programs/model'

import { Chapter } from '~/features/programs/ui/chapter'
import { Closing } from '~/features/programs/ui/closing'
import { Dial } from '~/features/programs/ui/dial'
import { NumberedList } from '~/features/programs/ui/numbered-list'
import { Opening } from '~/features/programs/ui/opening'
import { usePriceList } from '~/features/programs/ui/price-list'
import { PriceTable } from '~/features/programs/ui/price-table'
import { SideBySide } from '~/features/programs/ui/side-by-side'
import { PageTitle } from '~/features/site/ui/page-title'
import { loadTexts } from '~/i18n/load-texts'

await loadTexts('speed-dial', 'programs')

export const handle = { cache: { query: [] } }

const benefits = ['response', 'sessions', 'notes', 'bench'] as const
const steps = ['ask', 'agree', 'call'] as const
const groups = ['systems', 'hospitals', 'payers', 'industry'] as const

export default function SpeedDial() {
  const t = useTranslations('speedDial')
  const common = useTranslations('programs')
  const { speedDial } = usePriceList()
  const count = programs.speedDial.sessionsPerMonth
  const request = { to: '/contact#speed-dial', label: t('request') }
  return (
    <>
      <PageTitle title={t('title')} description={t('lead')} card="speed-dial" />
      <Opening
        eyebrow={t('title')}
        title={t.rich('headline', { em: (word) => <em>{word}</em> })}
        lead={t('lead')}
        request={request}
        onward={{ to: '#includes', label: t('toRates') }}
        picture={<Dial />}
      />
      <SideBySide
        id="includes"
        eyebrow={t('benefits.eyebrow')}
        title={t('benefits.title')}
        items={benefits.map((key) => ({
          key,
          title: t(`benefits.${key}.title`, { count }),
          text: t(`benefits.${key}.text`),
        }))}
      />
      <Chapter eyebrow={t('onSite.eyebrow')} title={t('onSite.title')} lead={t('onSite.text')} raised>
        <PriceTable section={speedDial} />
        <p className="mt-6 text-muted text-sm">
          {common('terms', { currency })} {common('speedDial.line')}
        </p>
      </Chapter>
      <Chapter eyebrow={t('steps.eyebrow')} title={t('steps.title')}>
        <NumberedList
          items={steps.map((key) => ({ key, title: t(`steps.${key}.title`), text: t(`steps.${key}.text`) }))}
        />
      </Chapter>
      <SideBySide
        eyebrow={t('audience.eyebrow')}
        title={t('audience.title')}
        items={groups.map((key) => ({ key, title: t(`audience.${key}.title`), text: t(`audience.${key}.text`) }))}
      />
      <Closing here="speedDial" title={t('closing.title')} text={t('closing.text')} request={request} />
    </>
  )
}
