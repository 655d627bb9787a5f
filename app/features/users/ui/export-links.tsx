import { buttonClass } from '~/ui/button'
import type { UserFilter } from '../model'

const files = [
  ['All users', ''],
  ['Suppliers', '?role=supplier'],
  ['Hospitals', '?role=hospital'],
  ['Embassies', '?role=embassy'],
] as const

/** Plain links, so that the browser saves the responses. Without `download`: it would also save the page that asks for a proof. */
export function ExportLinks({ filter: { q, role } }: { filter: UserFilter }) {
  const currentQuery = q && `?${new URLSearchParams({ q, ...(role === 'all' ? {} : { role }) })}`
  return (
    <ul className="flex flex-wrap gap-2.5">
      {[...files, ...(currentQuery ? [['This list', currentQuery] as const] : [])].map(([label, query]) => (
        <li key={label}>
          <a href={`/admin/users.csv${query}`} className={buttonClass({ variant: 'outline', size: 'sm' })}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
