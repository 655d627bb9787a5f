import { useTranslations } from '~/i18n/language'
import { exchangeMessages } from '~/i18n/messages/exchange'
import { programsMessages } from '~/i18n/messages/programs'
import { programs } from '../model/figures'
import { BringHome } from './bring-home'
import { Chapter } from './chapter'
import { Closing } from './closing'
import { Levels } from './levels'
import { MeetingLines } from './meeting-lines'
import { NumberedList } from './numbered-list'
import { Opening } from './opening'
import { Outcomes } from './outcomes'
import { Points } from './points'
import { SideBySide } from './side-by-side'
import { usePriceList } from './use-price-list'

const steps = ['question', 'room', 'exchange', 'commitments', 'movement'] as const
const groups = ['suppliers', 'systems', 'science'] as const

export default function ExchangePage() {
  const t = useTranslations(exchangeMessages)
  const common = useTranslations(programsMessages)
  const { exchange } = usePriceList()
  const { commitmentDays, movementDays } = programs.exchange
  const [first, second, third] = commitmentDays
  const days = { first, second, third, days: movementDays }
  return (
    <>
      <Opening
        eyebrow={t('title')}
        title={t.rich('headline', { em: (word) => <em>{word}</em> })}
        lead={t('lead')}
        request={{ to: '/contact', label: common('request') }}
        onward={{ to: '#levels', label: t('toLevels') }}
        program="exchange"
        picture={<MeetingLines label={t('picture', days)} days={commitmentDays} unit={t('days')} />}
      />
      <Chapter eyebrow={t('steps.eyebrow')} title={t('steps.title')}>
        <NumberedList
          items={steps.map((key) => ({ key, title: t(`steps.${key}.title`), text: t(`steps.${key}.text`, days) }))}
        />
      </Chapter>
      <Outcomes days={commitmentDays} />
      <BringHome program="exchange" />
      <Levels eyebrow={t('levels.eyebrow')} title={t('levels.title')} section={exchange}>
        <Points title={t('every')} points={exchange.notes} />
      </Levels>
      <SideBySide
        eyebrow={t('audience.eyebrow')}
        title={t('audience.title')}
        items={groups.map((key) => ({ key, title: t(`audience.${key}.title`), text: t(`audience.${key}.text`) }))}
      />
      <Closing program="exchange" title={t('closing.title')} text={t('closing.text')} />
    </>
  )
}
