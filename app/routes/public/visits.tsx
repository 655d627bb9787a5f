import { useTranslations } from 'use-intl'
import { programs } from '~/features/programs/model'

import { Chapter } from '~/features/programs/ui/chapter'
import { Closing } from '~/features/programs/ui/closing'
import { HostSites } from '~/features/programs/ui/host-sites'
import { Levels } from '~/features/programs/ui/levels'
import { NumberedList } from '~/features/programs/ui/numbered-list'
import { Opening } from '~/features/programs/ui/opening'
import { Points } from '~/features/programs/ui/points'
import { usePriceList } from '~/features/programs/ui/price-list'
import { SideBySide } from '~/features/programs/ui/side-by-side'
import { PageTitle } from '~/features/site/ui/page-title'
import { loadTexts } from '~/i18n/load-texts'

await loadTexts('visits', 'programs')

export const handle = { cache: { query: [] } }

const steps = ['question', 'hosts', 'days', 'debrief', 'introductions'] as const
const every = ['sites', 'briefing', 'adviser', 'introductions', 'discretion'] as const
const groups = ['systems', 'medtech', 'payers'] as const

export default function Visits() {
  const t = useTranslations('visits')
  const common = useTranslations('programs')
  const { visits } = usePriceList()
  const { atMost: count, withinDays: days } = programs.visits.introductions
  return (
    <>
      <PageTitle title={t('title')} description={t('lead')} card="visits" />
      <Opening
        eyebrow={t('title')}
        title={t.rich('headline', { em: (word) => <em>{word}</em> })}
        lead={t('lead')}
        request={{ to: '/contact', label: common('request') }}
        onward={{ to: '#levels', label: t('toLevels') }}
        picture={<HostSites label={t('picture')} />}
      />
      <Chapter eyebrow={t('steps.eyebrow')} title={t('steps.title')}>
        <NumberedList
          items={steps.map((key) => ({
            key,
            title: t(`steps.${key}.title`),
            text: t(`steps.${key}.text`, { count, days }),
          }))}
        />
      </Chapter>
      <Levels eyebrow={t('levels.eyebrow')} title={t('levels.title')} section={visits}>
        <Points title={t('every.title')} points={every.map((key) => t(`every.${key}`, { count, days }))} />
        <p className="mt-6 max-w-[52ch] text-muted text-sm">{common('visits.range')}</p>
      </Levels>
      <SideBySide
        eyebrow={t('audience.eyebrow')}
        title={t('audience.title')}
        items={groups.map((key) => ({ key, title: t(`audience.${key}.title`), text: t(`audience.${key}.text`) }))}
      />
      <Closing here="visits" title={t('closing.title')} text={t('closing.text')} />
    </>
  )
}
