import { useActionData } from 'react-router'
import { ActionNotice } from '~/features/admin/ui/action-notice'
import { Pager } from '~/ui/pager'
import type { FormResult } from '~/web/forms/form-result'
import { type UserFilter as Filter, type UserStats as Stats, type User, type UserForm, usersPage } from '../model'
import { BulkBar } from './bulk-bar'
import { ExportLinks } from './export-links'
import { InviteForm } from './invite-form'
import { userNotice } from './labels'
import { UserDetail } from './user-detail'
import { UserFilter } from './user-filter'
import { UserStats } from './user-stats'
import { UserTable } from './user-table'

type Props = {
  users: User[]
  total: number
  hasMore: boolean
  stats: Stats
  filter: Filter
  selected: User | undefined
  currentUserId: string | undefined
  isLoading: boolean
}

export function UsersView({ users, total, hasMore, stats, filter, selected, currentUserId, isLoading }: Props) {
  // The result of a form that was sent without JavaScript; with it, a toast shows the result.
  const posted = useActionData<FormResult<UserForm>>()
  return (
    <section>
      <title>Users · Admin</title>
      <h1 className="mb-6 text-3xl">Users</h1>
      <ActionNotice notice={posted && userNotice(posted)} className="mb-6" />
      <UserStats stats={stats} />
      <div className="grid gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="group/list min-w-0">
          <UserFilter filter={filter} />
          <p role="status" className="my-3 text-muted text-sm tabular-nums">
            {isLoading ? 'Loading...' : countOf(total, hasMore)}
          </p>
          <BulkBar filter={filter} />
          <div aria-busy={isLoading} className="transition-opacity duration-150 aria-busy:opacity-60">
            {users.length > 0 ? (
              <UserTable users={users} selected={selected?.id} to={(user) => usersPage({ ...filter, user })} />
            ) : (
              <p className="border-line border-t py-10 text-muted">No users found matching your criteria</p>
            )}
          </div>
          <Pager page={filter.page} total={total} noun={total === 1 ? 'user' : 'users'} />
        </div>
        {selected ? (
          <UserDetail
            key={selected.id}
            user={selected}
            filter={filter}
            isSelf={selected.id === currentUserId}
            isLastAdmin={selected.isAdmin && stats.admins === 1}
          />
        ) : (
          <aside aria-label="More" className="grid content-start gap-10 lg:border-line lg:border-l lg:pl-8">
            <section aria-labelledby="invite-title" className="grid gap-4">
              <h2 id="invite-title" className="text-xl">
                Invite someone
              </h2>
              <InviteForm />
            </section>
            <section aria-labelledby="export-title" className="grid gap-4">
              <h2 id="export-title" className="text-xl">
                Export CSV
              </h2>
              <ExportLinks filter={filter} />
            </section>
          </aside>
        )}
      </div>
    </section>
  )
}

const countOf = (total: number, hasMore: boolean) => {
  if (hasMore) return `More than ${total.toLocaleString('en-GB')} users match. Type more to narrow the list.`
  return total === 1 ? '1 user' : `${total.toLocaleString('en-GB')} users`
}
