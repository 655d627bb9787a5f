import { type UserFilter, type UserFormName, usersPage } from '../model'
import { useUserForm } from './use-user-form'

/**
 * The commands on the opened user. They belong to the page and not to their buttons, which are gone as soon as the
 * user is loaded again: the result would not be shown.
 */
export function useUserForms(filter: UserFilter, user: string | undefined) {
  const options = (form: UserFormName) => ({ action: usersPage({ ...filter, user, form }) })
  return {
    promote: useUserForm('promote', options('promote')),
    demote: useUserForm('demote', options('demote')),
    remove: useUserForm('remove', options('remove')),
    reset: useUserForm('reset', options('reset')),
  }
}

export type UserForms = ReturnType<typeof useUserForms>
