import { programFigures, programs } from '~/features/programs/model/figures'
import { usePriceList } from '~/features/programs/ui/use-price-list'
import { programPages } from '~/features/site/model'
import { useTranslations } from '~/i18n/language'
import { homeSectionsMessages } from '~/i18n/messages/home-sections'
import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import { LaneDrawing } from './lane-drawing'

type Program = keyof typeof programPages
type Step = { key: string; day: number; text: string; columns: keyof typeof spans }

const spans = { 1: '', 2: 'md:col-span-2', 3: 'md:col-span-3' } as const
const [first, second, third] = programs.exchange.commitmentDays

/** A program on the axis: its name and price, its line, and what happens when. On a phone the axis is upright. */
export function WorkLane({ program }: { program: Program }) {
  const t = useTranslations(homeSectionsMessages, 'work')
  const { title, summary, basis } = usePriceList()[program]
  const steps = useSteps()[program]
  return (
    <li className="border-line border-t">
      <Link to={programPages[program]} className="group block">
        <div className="work-columns wrap">
          <div className="py-5 md:pr-2">
            <h3 className="text-2xl group-hover:text-action max-sm:text-[1.625rem] md:text-base lg:text-lg xl:text-[1.6875rem]">
              {title}
            </h3>
            <p className="mt-1 text-prestige text-sm tabular-nums">
              {summary}
              <span className="block text-muted">{basis}</span>
            </p>
          </div>
          <div className="work-days relative max-md:pb-6">
            <LaneDrawing program={program} />
            <ol className="work-steps">
              {steps.map(({ key, day, text, columns }) => (
                <li key={key} className={cx('work-step', spans[columns])}>
                  <span className="text-prestige tabular-nums md:hidden">{t('axis.day', { day })}</span>
                  <span className="text-muted md:bg-band">{text}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Link>
    </li>
  )
}

function useSteps(): Record<Program, Step[]> {
  const t = useTranslations(homeSectionsMessages, 'work')
  const { introductions } = programs.visits
  const step = (day: number, key: string, text: string, columns: Step['columns'] = 1): Step => ({
    key,
    day,
    text,
    columns,
  })
  return {
    visits: [
      step(0, 'hosts', t('visits.hosts')),
      step(
        first,
        'days',
        t('visits.days', { ...programFigures.visits, count: introductions.atMost, within: introductions.withinDays }),
        2,
      ),
    ],
    exchange: [
      step(0, 'room', t('exchange.room')),
      step(first, 'first', t('exchange.commitment')),
      step(second, 'second', t('exchange.commitment')),
      step(third, 'third', t('exchange.movement')),
    ],
    ambassadors: [
      step(0, 'months', t('ambassadors.months', programFigures.ambassadors), 3),
      step(third, 'on', t('ambassadors.on', programFigures.ambassadors)),
    ],
    speedDial: [
      step(0, 'sessions', t('speedDial.sessions', programFigures.speedDial), 2),
      step(second, 'onSite', t('speedDial.onSite')),
      step(third, 'open', t('speedDial.open')),
    ],
  }
}
