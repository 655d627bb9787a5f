import { buttonClass } from '~/ui/button'
import type { UserFilter } from '../model'

const files = [
  ['All users', ''],
  ['Suppliers', '?role=supplier'],
  ['Hospitals', '?role=hospital'],
  ['Embassies', '?role=embassy'],
] as const

/** Plain links: the browser saves what they answer. */
export function ExportLinks({ filter: { q, role } }: { filter: UserFilter }) {
  const shown = q && `?${new URLSearchParams({ q, ...(role === 'all' ? {} : { role }) })}`
  return (
    <ul className="flex flex-wrap gap-2.5">
      {[...files, ...(shown ? [['This list', shown] as const] : [])].map(([label, query]) => (
        <li key={label}>
          <a href={`/admin/users.csv${query}`} download className={buttonClass({ variant: 'outline', size: 'sm' })}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
