import { bulkRefusalLabels, failureLabel } from '~/features/admin/model'
import type { Notice } from '~/features/admin/ui/action-notice'
import { noMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import type { FormResult } from '~/web/forms/form-result'
import type { UserForm, UserRefusal, UserSort } from '../model'

export const sortLabels: Record<UserSort, string> = {
  newest: 'Newest first',
  created: 'Oldest first',
  email: 'Email',
  role: 'Role',
  level: 'Access level',
}

const refusalLabels: Record<UserRefusal, string> = {
  gone: 'This user no longer exists.',
  'last-owner': 'This is the last owner. Make someone else an owner first.',
  'only-owners': 'This is an admin. Only an owner can do this.',
  'not-admin': 'This user is no admin any more.',
  restricted: 'The data of this person may only be stored. Lift the restriction on their page first.',
  'is-admin': 'This person is an admin already. Change the admin role instead.',
  'own-sessions': 'Sign yourself out under Account, Signing in.',
  'own-factors': 'Change your own factors under Account, Signing in.',
  self: 'You can’t remove your own account. Another admin can.',
  ...bulkRefusalLabels,
}

const updated = ({ count = 1 }: UserForm['data']) =>
  count > 1
    ? { title: 'Users Updated', text: `The access of ${count} users has been updated.` }
    : { title: 'User Updated', text: 'User access level has been updated.' }

const removed = { title: 'User Removed', text: 'The account and its sessions have been removed.' }

/** By form name. */
const done: Record<string, (data: UserForm['data'], mailLeaves: boolean) => { title: string; text: string }> = {
  role: updated,
  level: updated,
  promote: () => ({ title: 'User Promoted', text: 'User has been granted admin access.' }),
  'admin-role': () => ({ title: 'Admin Role Changed', text: 'The new rights apply from the next click.' }),
  demote: () => ({ title: 'User Demoted', text: 'User no longer has admin access and has been signed out.' }),
  remove: () => removed,
  factors: ({ email = '' }) => ({
    title: 'Factors Removed',
    text: `${email} has been signed out, and signs in with the password alone.`,
  }),
  'sign-out': ({ email = '' }) => ({ title: 'Signed Out', text: `${email} has no open session any more.` }),
  reset: ({ email = '' }, mailLeaves) => ({
    title: 'Password Reset Sent',
    text: `Password reset email sent to ${email}${mailLeaves ? '' : `, but only as a file: ${noMailLeaves}.`}`,
  }),
}

type TextNotice = Notice & { text?: string }

/** After the redirect from the page of someone whose account is gone. */
export const removedNotice: TextNotice = { tone: 'success', ...removed }

/** The notice for a result. */
export function userNotice(result: FormResult<UserForm>, mailLeaves = true): TextNotice {
  if (result.state === 'done')
    return { tone: 'success', title: 'Done', ...done[result.form]?.(result.data, mailLeaves) }
  const text = failureText(result)
  if (result.form === 'reset')
    return { tone: 'danger', title: 'Failed to send password reset email', ...(text ? { text } : {}) }
  return { tone: 'danger', title: 'Error', text: text ?? failureLabel(result) }
}

function failureText(result: Exclude<FormResult<UserForm>, { state: 'done' }>): string | undefined {
  if (result.state === 'refused') return refusalLabels[result.reason]
  if (result.state === 'failed' && result.failure === 'offline') return failureLabel(result)
  const isNoneSelected = result.state === 'invalid' && result.errors.user?.key === 'required'
  return isNoneSelected ? 'Select at least one user.' : undefined
}
