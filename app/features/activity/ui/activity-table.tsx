import { Lines, ListCell, ListRow, ListTable } from '~/features/admin/ui/list-table'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { organisationPage } from '~/features/organisations/model'
import { PersonLink } from '~/features/people/ui/person-link'
import { Link } from '~/ui/link'
import type { DoneAction } from '../queries.server'
import { actionLabel, detailLabel, detailText } from './labels'

const columns = [
  { key: 'who', label: 'Who', className: 'w-[24%]' },
  { key: 'what', label: 'What, to whom' },
  { key: 'details', label: 'Details', className: 'w-[24%]' },
  { key: 'when', label: 'When', className: 'w-40' },
]

type Props = {
  rows: DoneAction[]
  /** The ids among those of the rows that lead to a person. */
  people: string[]
  /** Those that lead to an organisation. */
  organisations?: string[]
  isCompact?: boolean
  isLoading?: boolean
}

export const ActivityTable = ({ rows, people, organisations = [], isCompact, isLoading }: Props) => (
  <ListTable caption="What admins did, the latest first" columns={columns} isCompact={isCompact} isLoading={isLoading}>
    {rows.map(({ id, createdAt, actorId, actorEmail, action, objectId, objectName, details }) => (
      <ListRow key={id}>
        <ListCell place="who">
          <Lines title={actorEmail} first={<Name id={actorId} name={actorEmail} people={people} />} />
        </ListCell>
        <ListCell place="what">
          <Lines
            title={actionLabel(action)}
            first={<span className="font-semibold text-ink">{actionLabel(action)}</span>}
            second={<Name id={objectId} name={objectName} people={people} organisations={organisations} />}
          />
        </ListCell>
        <ListCell place="extra">
          <Details details={details} />
        </ListCell>
        <ListCell place="time" className="text-muted">
          <Timestamp at={createdAt} />
        </ListCell>
      </ListRow>
    ))}
  </ListTable>
)

type NameProps = Pick<Props, 'people' | 'organisations'> & { id: string | null; name: string }

function Name({ id, name, people, organisations }: NameProps) {
  if (id && people.includes(id)) return <PersonLink id={id}>{name}</PersonLink>
  if (!id || !organisations?.includes(id)) return name
  return (
    <Link to={organisationPage(id)} className="underline decoration-line underline-offset-4 hover:decoration-current">
      {name}
    </Link>
  )
}

function Details({ details }: { details: Record<string, unknown> }) {
  const entries = Object.entries(details)
  if (entries.length === 0) return <span className="text-muted">None</span>
  return (
    <details>
      <summary className="cursor-pointer text-muted hover:text-ink pointer-coarse:py-2.5">Show</summary>
      <dl className="mt-2 grid gap-1.5">
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt className="text-muted text-xs">{detailLabel(name)}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{detailText(name, value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
