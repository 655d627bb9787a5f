import type { UserFormName } from '../model'
import { useUserForm } from './use-user-form'

/**
 * The commands on one user. They belong to the page and not to their buttons, which are gone as soon as the user is
 * loaded again: the result would not be shown. `actionOf`: the address that a form is sent to.
 */
export function useUserForms(actionOf: (form: UserFormName) => string) {
  return {
    promote: useUserForm('promote', { action: actionOf('promote') }),
    adminRole: useUserForm('admin-role', { action: actionOf('admin-role') }),
    demote: useUserForm('demote', { action: actionOf('demote') }),
    remove: useUserForm('remove', { action: actionOf('remove') }),
    reset: useUserForm('reset', { action: actionOf('reset') }),
    signOut: useUserForm('sign-out', { action: actionOf('sign-out') }),
    factors: useUserForm('factors', { action: actionOf('factors') }),
  }
}

export type UserForms = ReturnType<typeof useUserForms>
