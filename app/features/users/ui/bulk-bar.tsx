import { useState } from 'react'
import { levelLabels, optionsOf, roleLabels } from '~/features/admin/ui/labels'
import { BulkAction, BulkBar, bulkForm } from '~/features/admin/ui/list-bulk'
import { SmallSelect } from '~/features/admin/ui/list-filter'
import type { AccessLevel } from '~/lib/access-levels'
import type { MemberRole } from '~/lib/member-roles'
import { type UserFilter, usersPage } from '../model'
import { useUserForm } from './use-user-form'

type Props = { filter: UserFilter; onPage: number; matching: number }

/** Changes the role or the level of the ticked users, or of all that match. */
export function UserBulkBar({ filter, onPage, matching }: Props) {
  const [role, setRole] = useState<MemberRole>('supplier')
  const [level, setLevel] = useState<AccessLevel>('entry')
  const roleForm = useUserForm('role', { action: usersPage({ ...filter, form: 'role' }), key: bulkForm })
  const levelForm = useUserForm('level', { action: usersPage({ ...filter, form: 'level' }), key: bulkForm })
  const query = usersPage({ q: filter.q, role: filter.role }).split('?')[1] ?? ''
  return (
    <BulkBar
      label="Change the selected users"
      form={{ ...roleForm, resetKey: roleForm.resetKey + levelForm.resetKey }}
      query={query}
      onPage={onPage}
      matching={matching}
    >
      {(count) => (
        <>
          <div className="flex flex-wrap gap-2">
            <SmallSelect
              form={bulkForm}
              name="role"
              label="New role"
              options={optionsOf(roleLabels)}
              value={role}
              onChange={({ currentTarget }) => setRole(currentTarget.value as MemberRole)}
            />
            <BulkAction
              label="Change role of selected"
              question={`Change the role of ${users(count)}?`}
              confirm="Change role"
              formAction={roleForm.action}
              isBusy={roleForm.isBusy}
            >
              {subject(count)} gets the role {roleLabels[role]} at once, and sees its pages from the next click on.
            </BulkAction>
          </div>
          <div className="flex flex-wrap gap-2">
            <SmallSelect
              form={bulkForm}
              name="level"
              label="New access level"
              options={optionsOf(levelLabels)}
              value={level}
              onChange={({ currentTarget }) => setLevel(currentTarget.value as AccessLevel)}
            />
            <BulkAction
              label="Change level of selected"
              question={`Change the access level of ${users(count)}?`}
              confirm="Change level"
              formAction={levelForm.action}
              isBusy={levelForm.isBusy}
            >
              {subject(count)} gets the access level {levelLabels[level]} at once: it decides which events and files
              they see.
            </BulkAction>
          </div>
        </>
      )}
    </BulkBar>
  )
}

const users = (count: number | undefined) => {
  if (count === undefined) return 'the selected users'
  return count === 1 ? '1 user' : `${count} users`
}

const subject = (count: number | undefined) => (count === 1 ? 'This user' : 'Each of them')
