import { Link } from '~/ui/link'
import { type BoardCard, type EngagementFilter, engagementPage, engagementsPage, type ListedEngagement } from '../model'
import { amountLabel, dayLabel, names, stateLabels } from './labels'

type Column = { state: ListedEngagement['state']; cards: BoardCard[]; total: number }
type Props = { columns: Column[]; filter: Pick<EngagementFilter, 'q' | 'program' | 'owner'> }

/** The open engagements by state, from left to right as they come to pass. Columns stand below each other where there is no room. */
export const EngagementBoard = ({ columns, filter }: Props) => (
  <div className="mt-5 grid gap-x-5 gap-y-8 md:grid-cols-2 xl:grid-cols-4">
    {columns.map(({ state, cards, total }) => (
      <section key={state} aria-labelledby={`column-${state}`} className="min-w-0">
        <h2
          id={`column-${state}`}
          className="flex items-baseline justify-between border-line border-b pb-2 font-semibold font-text text-sm tracking-normal"
        >
          {stateLabels[state]} <span className="font-normal text-muted tabular-nums">{total}</span>
        </h2>
        {cards.length === 0 && <p className="py-3 text-muted text-sm">None.</p>}
        <ul className="grid grid-cols-1 gap-2.5 pt-2.5">
          {cards.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </ul>
        {total > cards.length && (
          <Link to={listOf(state, filter)} className="inline-flex min-h-11 items-center text-sm underline">
            All {total}
          </Link>
        )}
      </section>
    ))}
  </div>
)

const Card = ({ card }: { card: BoardCard }) => {
  const { id, organisation, state, total, owner, validUntil, startsOn, pending, late } = card
  const day = state === 'offered' ? `Until ${dayLabel(validUntil)}` : startsOn && `From ${dayLabel(startsOn)}`
  return (
    <li className="rounded-sm border border-line bg-raised p-3 text-sm">
      <Link to={engagementPage(id)} className="block font-semibold wrap-anywhere hover:underline">
        {organisation}
      </Link>
      <p className="text-muted">{names.offering(card)}</p>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 tabular-nums">
        <span>{amountLabel(total)}</span>
        {day && <span className="text-muted">{day}</span>}
      </p>
      {pending + late > 0 && (
        <p className="mt-0.5 flex flex-wrap gap-x-3 tabular-nums">
          {pending > 0 && <span>{pending} pending</span>}
          {late > 0 && <span className="text-danger">{late} late</span>}
        </p>
      )}
      <p className="truncate text-muted text-xs" title={owner ?? undefined}>
        {owner ?? 'Nobody leads it'}
      </p>
    </li>
  )
}

function listOf(state: string, { q, program, owner }: Props['filter']) {
  const query = new URLSearchParams({ state })
  if (q) query.set('q', q)
  if (program !== 'all') query.set('program', program)
  if (owner !== 'all') query.set('owner', owner)
  return `${engagementsPage}?${query}`
}
