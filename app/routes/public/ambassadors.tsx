import { useTranslations } from 'use-intl'
import { programs } from '~/features/programs/model'

import { Chapter } from '~/features/programs/ui/chapter'
import { Closing } from '~/features/programs/ui/closing'
import { EmbassyOffer } from '~/features/programs/ui/embassy-offer'
import { Levels } from '~/features/programs/ui/levels'
import { NumberedList } from '~/features/programs/ui/numbered-list'
import { Opening } from '~/features/programs/ui/opening'
import { usePriceList } from '~/features/programs/ui/price-list'
import { SideBySide } from '~/features/programs/ui/side-by-side'
import { PageTitle } from '~/features/site/ui/page-title'
import { loadTexts } from '~/i18n/load-texts'
import { Seal } from '~/ui/seal'

await loadTexts('ambassadors', 'programs')

export const handle = { cache: { query: [] } }

const gives = ['table', 'introductions', 'reading', 'pages'] as const
const steps = ['ask', 'talk', 'welcome'] as const
const groups = ['embassies', 'bodies', 'leaders'] as const

export default function Ambassadors() {
  const t = useTranslations('ambassadors')
  const common = useTranslations('programs')
  const { ambassadors } = usePriceList()
  const count = programs.ambassadors.months
  return (
    <>
      <PageTitle title={t('title')} description={t('lead')} card="ambassadors" />
      <Opening
        eyebrow={t('title')}
        title={t.rich('headline', { em: (word) => <em>{word}</em> })}
        lead={t('lead')}
        request={{ to: '/contact', label: common('request') }}
        onward={{ to: '#levels', label: t('toLevels') }}
        picture={<Seal className="size-64 justify-self-center md:size-80 lg:size-96" />}
      />
      <SideBySide
        eyebrow={t('gives.eyebrow')}
        title={t('gives.title', { count })}
        items={gives.map((key) => ({ key, title: t(`gives.${key}.title`), text: t(`gives.${key}.text`) }))}
      />
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
      <Closing here="ambassadors" title={t('closing.title')} text={t('closing.text')} />
    </>
  )
}
