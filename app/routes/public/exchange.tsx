import { useTranslations } from 'use-intl'
import { programs } from '~/features/programs/model'

import { Chapter } from '~/features/programs/ui/chapter'
import { Closing } from '~/features/programs/ui/closing'
import { Levels } from '~/features/programs/ui/levels'
import { MeetingLines } from '~/features/programs/ui/meeting-lines'
import { NumberedList } from '~/features/programs/ui/numbered-list'
import { Opening } from '~/features/programs/ui/opening'
import { Outcomes } from '~/features/programs/ui/outcomes'
import { Points } from '~/features/programs/ui/points'
import { usePriceList } from '~/features/programs/ui/price-list'
import { SideBySide } from '~/features/programs/ui/side-by-side'
import { PageTitle } from '~/features/site/ui/page-title'
import { loadTexts } from '~/i18n/load-texts'

await loadTexts('exchange', 'programs')

export const handle = { cache: { query: [] } }

const steps = ['question', 'room', 'exchange', 'commitments', 'movement'] as const
const groups = ['suppliers', 'systems', 'science'] as const

export default function Exchange() {
  const t = useTranslations('exchange')
  const common = useTranslations('programs')
  const { exchange } = usePriceList()
  const { commitmentDays, movementDays } = programs.exchange
  const [first, second, third] = commitmentDays
  const days = { first, second, third, days: movementDays }
  return (
    <>
      <PageTitle title={t('title')} description={t('lead')} card="exchange" />
      <Opening
        eyebrow={t('title')}
        title={t.rich('headline', { em: (word) => <em>{word}</em> })}
        lead={t('lead')}
        request={{ to: '/contact', label: common('request') }}
        onward={{ to: '#levels', label: t('toLevels') }}
        picture={<MeetingLines label={t('picture', days)} days={commitmentDays} unit={t('days')} />}
      />
      <Chapter eyebrow={t('steps.eyebrow')} title={t('steps.title')}>
        <NumberedList
          items={steps.map((key) => ({ key, title: t(`steps.${key}.title`), text: t(`steps.${key}.text`, days) }))}
        />
      </Chapter>
      <Outcomes days={commitmentDays} />
      <Levels eyebrow={t('levels.eyebrow')} title={t('levels.title')} section={exchange}>
        <Points title={t('every')} points={exchange.notes} />
      </Levels>
      <SideBySide
        eyebrow={t('audience.eyebrow')}
        title={t('audience.title')}
        items={groups.map((key) => ({ key, title: t(`audience.${key}.title`), text: t(`audience.${key}.text`) }))}
      />
      <Closing here="exchange" title={t('closing.title')} text={t('closing.text')} />
    </>
  )
}
