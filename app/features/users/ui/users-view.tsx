import { useActionData } from 'react-router'
import { ActionNotice } from '~/features/admin/ui/action-notice'
import { ForRight } from '~/features/admin/ui/for-right'
import { ListCount, ListEmpty, ListPage } from '~/features/admin/ui/list-page'
import { invitationsPath } from '~/features/invitations/model'
import type { ListSettings } from '~/features/list-settings/model'
import { SavedViews } from '~/features/list-settings/ui/saved-views'
import { useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import { importPage } from '~/features/member-import/model'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { Pager } from '~/ui/pager'
import type { FormResult } from '~/web/forms/form-result'
import { useNotice } from '~/web/use-notice'
import {
  type UserFilter as Filter,
  type OpenedUser,
  type UserStats as Stats,
  type User,
  type UserForm,
  usersPage,
} from '../model'
import { UserBulkBar } from './bulk-bar'
import { ExportLinks } from './export-links'
import { removedNotice, userNotice } from './labels'
import { useUserForms } from './use-user-forms'
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
  selected: OpenedUser | undefined
  currentUserId: string | undefined
  isLoading: boolean
  settings: ListSettings
}

export function UsersView(props: Props) {
  const { users, total, hasMore, stats, filter, selected, currentUserId, isLoading, settings } = props
  // The result of a form that was sent without JavaScript; with it, a toast shows the result.
  const posted = useActionData<FormResult<UserForm>>()
  const mailLeaves = useMailLeaves()
  const notice = useNotice()
  const forms = useUserForms((form) => usersPage({ ...filter, user: selected?.id, form }))
  return (
    <ListPage
      title="Users"
      notice={
        <ActionNotice
          notice={posted ? userNotice(posted, mailLeaves) : notice === 'removed' ? removedNotice : undefined}
          className="mb-6"
        />
      }
      intro={<UserStats stats={stats} isDetailOpen={Boolean(selected)} />}
      side={
        selected ? (
          <UserDetail
            key={selected.id}
            user={selected}
            filter={filter}
            forms={forms}
            isSelf={selected.id === currentUserId}
            isLastOwner={selected.adminRole === 'owner' && stats.owners === 1}
          />
        ) : (
          <aside
            aria-label="More"
            className="grid content-start gap-10 @min-[53rem]/page:border-line @min-[53rem]/page:border-l @min-[53rem]/page:pl-7"
          >
            <ForRight right="member.invite">
              <section aria-labelledby="invite-title" className="grid justify-items-start gap-4">
                <h2 id="invite-title" className="text-xl">
                  Invitations
                </h2>
                <ButtonLink to={invitationsPath} variant="outline" size="sm">
                  All invitations
                </ButtonLink>
                <Link
                  to={importPage}
                  className="text-sm underline decoration-line underline-offset-4 pointer-coarse:py-3"
                >
                  Import many from a file
                </Link>
              </section>
            </ForRight>
            <ForRight right="user.export">
              <section aria-labelledby="export-title" className="grid gap-4">
                <h2 id="export-title" className="text-xl">
                  Export CSV
                </h2>
                <ExportLinks filter={filter} />
              </section>
            </ForRight>
          </aside>
        )
      }
    >
      <SavedViews settings={settings} />
      <UserFilter filter={filter} settings={settings} />
      <ListCount isLoading={isLoading}>{countOf(total, hasMore)}</ListCount>
      {users.length > 0 ? (
        <UserTable
          users={users}
          selected={selected?.id}
          filter={filter}
          isCompact={settings.isCompact}
          isLoading={isLoading}
        />
      ) : (
        <ListEmpty title="No users found matching your criteria">Try fewer letters, or show all.</ListEmpty>
      )}
      <ForRight right="user.change">
        <UserBulkBar filter={filter} onPage={users.length} matching={hasMore ? total + 1 : total} />
      </ForRight>
      <Pager page={filter.page} total={total} noun={total === 1 ? 'user' : 'users'} />
    </ListPage>
  )
}

const countOf = (total: number, hasMore: boolean) => {
  if (hasMore) return `More than ${total.toLocaleString('en-GB')} users match. Type more to narrow the list.`
  return total === 1 ? '1 user' : `${total.toLocaleString('en-GB')} users`
}
