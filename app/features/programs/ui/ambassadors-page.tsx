import { useTranslations } from '~/i18n/language'
import { ambassadorsMessages } from '~/i18n/messages/ambassadors'
import { programsMessages } from '~/i18n/messages/programs'
import { Seal } from '~/ui/seal'
import { programs } from '../model/figures'
import { BringHome } from './bring-home'
import { Chapter } from './chapter'
import { Closing } from './closing'
import { EmbassyOffer } from './embassy-offer'
import { Levels } from './levels'
import { NumberedList } from './numbered-list'
import { Opening } from './opening'
import { SideBySide } from './side-by-side'
import { usePriceList } from './use-price-list'

const gives = ['table', 'introductions', 'reading', 'pages'] as const
const steps = ['ask', 'talk', 'welcome'] as const
const groups = ['embassies', 'bodies', 'leaders'] as const

export default function AmbassadorsPage() {
  const t = useTranslations(ambassadorsMessages)
  const common = useTranslations(programsMessages)
  const { ambassadors } = usePriceList()
  const count = programs.ambassadors.months
  return (
    <>
      <Opening
        eyebrow={t('title')}
        title={t.rich('headline', { em: (word) => <em>{word}</em> })}
        lead={t('lead')}
        request={{ to: '/contact', label: common('request') }}
        onward={{ to: '#levels', label: t('toLevels') }}
        program="ambassadors"
        picture={<Seal className="size-64 justify-self-center md:size-80 lg:size-96" />}
      />
      <SideBySide
        eyebrow={t('gives.eyebrow')}
        title={t('gives.title', { count })}
        items={gives.map((key) => ({ key, title: t(`gives.${key}.title`), text: t(`gives.${key}.text`) }))}
      />
      <BringHome program="ambassadors" />
      <Levels eyebrow={t('levels.eyebrow')} title={t('levels.title')} section={ambassadors} />
      <Chapter eyebrow={t('steps.eyebrow')} title={t('steps.title')}>
        <NumberedList
          items={steps.map((key) => ({ key, title: t(`steps.${key}.title`), text: t(`steps.${key}.text`, { count }) }))}
        />
      </Chapter>
      <SideBySide
        eyebrow={t('audience.eyebrow')}
        title={t('audience.title')}
        items={groups.map((key) => ({ key, title: t(`audience.${key}.title`), text: t(`audience.${key}.text`) }))}
      />
      <EmbassyOffer />
      <Closing program="ambassadors" title={t('closing.title')} text={t('closing.text')} />
    </>
  )
}
