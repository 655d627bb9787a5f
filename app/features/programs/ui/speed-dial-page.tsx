import { useTranslations } from '~/i18n/language'
import { programsMessages } from '~/i18n/messages/programs'
import { speedDialMessages } from '~/i18n/messages/speed-dial'
import { currency, programs } from '../model/figures'
import { BringHome } from './bring-home'
import { Chapter } from './chapter'
import { Closing } from './closing'
import { Dial } from './dial'
import { NumberedList } from './numbered-list'
import { Opening } from './opening'
import { PriceTable } from './price-table'
import { SideBySide } from './side-by-side'
import { usePriceList } from './use-price-list'

const benefits = ['response', 'sessions', 'notes', 'bench'] as const
const steps = ['ask', 'agree', 'call'] as const
const groups = ['systems', 'hospitals', 'payers', 'industry'] as const

export default function SpeedDialPage() {
  const t = useTranslations(speedDialMessages)
  const common = useTranslations(programsMessages)
  const { speedDial } = usePriceList()
  const count = programs.speedDial.sessionsPerMonth
  const request = { to: '/contact#speed-dial', label: t('request') }
  return (
    <>
      <Opening
        eyebrow={t('title')}
        title={t.rich('headline', { em: (word) => <em>{word}</em> })}
        lead={t('lead')}
        request={request}
        onward={{ to: '#includes', label: t('toRates') }}
        program="speedDial"
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
      <BringHome program="speedDial" />
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
      <Closing program="speedDial" title={t('closing.title')} text={t('closing.text')} request={request} />
    </>
  )
}
