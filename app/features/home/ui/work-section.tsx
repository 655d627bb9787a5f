import type { ResolvedText } from '~/features/content/model'
import { ContentText, Untranslated } from '~/features/content/ui/content-text'
import { programs } from '~/features/programs/model/figures'
import { useTranslations } from '~/i18n/language'
import { homeSectionsMessages } from '~/i18n/messages/home-sections'
import type { HomeContent } from '../model'
import { WorkCases } from './work-cases'
import { WorkLane } from './work-lane'

type Props = { intro: ResolvedText | null; cases: HomeContent['microCases'] }

const lanes = ['visits', 'exchange', 'ambassadors', 'speedDial'] as const
const [first, second, third] = programs.exchange.commitmentDays
const marks = [
  { key: 'start', day: 0 },
  { key: 'first', day: first },
  { key: 'second', day: second },
  { key: 'third', day: third },
] as const

/** The four programs on one axis of days, each a lane that leads to its page; the cases stand on the same columns. */
export function WorkSection({ intro, cases }: Props) {
  const t = useTranslations(homeSectionsMessages, 'work')
  return (
    <section id="work" className="work-axis overflow-hidden border-line border-y bg-band pt-16 md:pt-28">
      <div className="wrap grid items-end gap-x-16 gap-y-5 md:grid-cols-[1fr_25rem]">
        <div>
          <p className="eyebrow">{t('eyebrow')}</p>
          <h2 className="mt-3 text-3xl xl:text-[3.375rem] xl:leading-[1.03]">{t('title')}</h2>
          <Untranslated among={[intro, ...cases.map(({ context }) => context)]} />
        </div>
        <p className="max-w-[52ch] text-muted">{intro ? <ContentText {...intro} /> : t('intro')}</p>
      </div>
      <div className="work-columns wrap mt-10 md:mt-16">
        <p className="max-w-[44ch] text-muted text-sm max-md:pb-4 md:max-w-[15rem] md:self-end md:pb-8">
          {t('schematic')}
        </p>
        {marks.map(({ key, day }) => (
          <div key={key} className="border-line border-l pb-8 pl-3.5 max-md:hidden">
            <p className="-mt-2 whitespace-nowrap font-display text-2xl tabular-nums leading-none tracking-tight lg:text-[3rem] xl:text-[4rem]">
              {day === 0 ? t('axis.day', { day }) : day}
            </p>
            <p className="mt-3.5 max-w-[11rem] text-muted text-sm">{t(`axis.${key}`)}</p>
          </div>
        ))}
      </div>
      <div className="relative">
        <div aria-hidden="true" className="work-columns wrap absolute inset-0 max-md:hidden">
          <span />
          {marks.map(({ key }) => (
            <span key={key} className="border-line border-l" />
          ))}
        </div>
        <ol className="relative">
          {lanes.map((program) => (
            <WorkLane key={program} program={program} />
          ))}
        </ol>
      </div>
      <WorkCases cases={cases} />
    </section>
  )
}
