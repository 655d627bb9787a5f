import type { Undoable } from '~/features/access-requests/model'
import { cx } from '~/lib/cx'
import { Kbd } from '~/ui/kbd'
import { Link } from '~/ui/link'
import { listPages, todayPage } from '../model/lines'
import type { Today, TodayView } from '../model/page'
import { measuredDays } from '../model/promises'
import { FailedKinds } from './failed-kinds'
import { FailedPart } from './failed-part'
import { countLabel, summaryOf } from './labels'
import { LineGroup } from './line-group'
import { LineNotice } from './line-notice'
import { NothingWaits } from './nothing-waits'
import { PromisePlot } from './promise-plot'
import { useLines } from './use-lines'
import { useRefresh } from './use-refresh'
import { WeekDrawing } from './week-drawing'

const minuteMs = 60_000

/** What needs an admin, by time or by kind, and how promises were kept. */
export function TodayPage({ today, undoable }: { today: Today; undoable: Undoable | null }) {
  const lines = useLines(today.groups)
  useRefresh(minuteMs)
  const { view, date, groups, counts, kinds, week, promises } = today
  const isQuiet = counts.over + counts.soon === 0
  const isCut = new Map<string, boolean>(kinds.map(({ kind, isCut }) => [kind, isCut]))
  const summary = summaryOf(counts)
  return (
    <div className="grid gap-x-8 tabular-nums xl:grid-cols-[minmax(0,1fr)_18.3125rem]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h1 className="text-[2rem]/9">
              What needs <em className="text-prestige italic">you</em>
            </h1>
            <p className="mt-1 text-muted text-sm">
              {date}.{summary && ` ${summary}`}
            </p>
          </div>
          <ViewSwitch view={view} />
        </div>
        <Kinds kinds={kinds} />
        <FailedKinds kinds={kinds.filter(({ count }) => count === null).map(({ kind }) => kind)} />
        {isQuiet && kinds.every(({ count }) => count !== null) && (
          <NothingWaits nextPromise={today.nextPromise} isEmpty={groups.every(({ lines }) => lines.length === 0)} />
        )}
        {groups
          .filter(({ lines }) => lines.length > 0)
          .map((group) => (
            <LineGroup
              key={group.key}
              id={group.key}
              lines={group.lines}
              isCut={isCut.get(group.key) ?? false}
              handle={lines}
            />
          ))}
        <Keys />
      </div>
      <aside
        aria-label="This week and promises kept"
        className="grid content-start gap-8 max-xl:mt-10 max-xl:border-line max-xl:border-t max-xl:pt-8 max-xl:md:grid-cols-2 xl:border-line xl:border-l xl:pl-7"
      >
        {week ? <WeekDrawing week={week} /> : <FailedPart>The week could not be loaded.</FailedPart>}
        <Promises {...promises} />
      </aside>
      <LineNotice lines={lines} undoable={undoable} />
    </div>
  )
}

/** How promises were kept: those that the admin may see. */
function Promises({ decisions, answers }: Today['promises']) {
  if (decisions === undefined && answers === undefined) return null
  return (
    <section aria-labelledby="promises-title">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="promises-title" className="text-[1.3125rem]/6">
          Promises kept
        </h2>
        <p className="text-muted text-xs">{measuredDays} days</p>
      </div>
      {decisions !== undefined && (
        <PromisePlot
          title="Decided in time"
          promise="3 business days"
          noun={['request', 'requests']}
          kept={decisions}
        />
      )}
      {answers !== undefined && (
        <PromisePlot title="Answered in 48 h" promise="48 h" noun={['message', 'messages']} kept={answers} />
      )}
    </section>
  )
}

const views: [TodayView, label: string, address: string][] = [
  ['time', 'By time', todayPage],
  ['kind', 'By kind', `${todayPage}?by=kind`],
]

const ViewSwitch = ({ view }: { view: TodayView }) => (
  <nav aria-label="Order of the lines" className="flex rounded-sm border border-line text-xs">
    {views.map(([name, label, address]) => (
      <Link
        key={name}
        to={address}
        preventScrollReset
        aria-current={name === view ? 'true' : undefined}
        className={cx(
          'flex min-h-8 items-center px-3 font-medium pointer-coarse:min-h-11 not-first:border-line not-first:border-l',
          name === view ? 'bg-ink/5' : 'text-muted hover:text-ink',
        )}
      >
        {label}
      </Link>
    ))}
  </nav>
)

/** How much there is of each kind; each number opens its list. */
const Kinds = ({ kinds }: Pick<Today, 'kinds'>) => (
  <ul className="mt-1 flex flex-wrap gap-x-4 text-muted text-xs">
    {kinds.map(
      ({ kind, count, isCut }) =>
        Boolean(count) && (
          <li key={kind}>
            <Link
              to={listPages[kind]}
              className="flex min-h-8 items-center underline decoration-line underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
            >
              {countLabel(kind, count ?? 0, isCut)}
            </Link>
          </li>
        ),
    )}
  </ul>
)

const Keys = () => (
  <p className="flex min-h-10 flex-wrap items-center gap-1.5 text-xs *:shrink-0 pointer-coarse:hidden [@media(scripting:none)]:hidden">
    <Kbd>J</Kbd> <Kbd>K</Kbd> <span className="mr-2 text-muted">move</span> <Kbd>O</Kbd>{' '}
    <span className="mr-2 text-muted">open</span> <Kbd>Esc</Kbd> <span className="mr-2 text-muted">close</span>
    <span className="ml-auto flex items-center gap-1.5">
      <Kbd>?</Kbd> <span className="text-muted">all keys</span>
    </span>
  </p>
)
