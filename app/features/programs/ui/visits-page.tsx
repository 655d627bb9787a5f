import { useTranslations } from '~/i18n/language'
import { programsMessages } from '~/i18n/messages/programs'
import { visitsMessages } from '~/i18n/messages/visits'
import { programs } from '../model/figures'
import { BringHome } from './bring-home'
import { Chapter } from './chapter'
import { Closing } from './closing'
import { HostSites } from './host-sites'
import { Levels } from './levels'
import { NumberedList } from './numbered-list'
import { Opening } from './opening'
import { Points } from './points'
import { SideBySide } from './side-by-side'
import { usePriceList } from './use-price-list'

const steps = ['question', 'hosts', 'days', 'debrief', 'introductions'] as const
const every = ['sites', 'briefing', 'adviser', 'introductions', 'discretion'] as const
const groups = ['systems', 'medtech', 'payers'] as const

export default function VisitsPage() {
  const t = useTranslations(visitsMessages)
  const common = useTranslations(programsMessages)
  const { visits } = usePriceList()
  const { atMost: count, withinDays: days } = programs.visits.introductions
  return (
    <>
      <Opening
        eyebrow={t('title')}
        title={t.rich('headline', { em: (word) => <em>{word}</em> })}
        lead={t('lead')}
        request={{ to: '/contact', label: common('request') }}
        onward={{ to: '#levels', label: t('toLevels') }}
        program="visits"
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
      <BringHome program="visits" />
      <Levels eyebrow={t('levels.eyebrow')} title={t('levels.title')} section={visits}>
        <Points title={t('every.title')} points={every.map((key) => t(`every.${key}`, { count, days }))} />
        <p className="mt-6 max-w-[52ch] text-muted text-sm">{common('visits.range')}</p>
      </Levels>
      <SideBySide
        eyebrow={t('audience.eyebrow')}
        title={t('audience.title')}
        items={groups.map((key) => ({ key, title: t(`audience.${key}.title`), text: t(`audience.${key}.text`) }))}
      />
      <Closing program="visits" title={t('closing.title')} text={t('closing.text')} />
    </>
  )
}
