import type { Refusal, UserAnswer, UserForm, UserSort } from '../model'

export const sortLabels: Record<UserSort, string> = {
  newest: 'Newest first',
  created: 'Oldest first',
  email: 'E-mail',
  role: 'Role',
  level: 'Access level',
}

const refusals: Record<Refusal, string> = {
  gone: 'This user no longer exists.',
  'last-admin': 'This is the last admin. Promote someone else first.',
  self: 'You can’t remove your own account. Another admin can.',
  known: 'Someone with this address already has an account.',
  domain: 'Only addresses of the company’s domain may have an account.',
}

type Notice = { tone: 'success' | 'danger'; title: string; text?: string }

const updated = (count: number) =>
  count > 1
    ? { title: 'Users Updated', text: `The access of ${count} users has been updated.` }
    : { title: 'User Updated', text: 'User access level has been updated.' }

const done: Record<UserForm, (answer: UserAnswer) => { title: string; text: string }> = {
  role: ({ count = 1 }) => updated(count),
  level: ({ count = 1 }) => updated(count),
  promote: () => ({ title: 'User Promoted', text: 'User has been granted admin access.' }),
  demote: () => ({ title: 'User Demoted', text: 'User no longer has admin access and has been signed out.' }),
  remove: () => ({ title: 'User Removed', text: 'The account and its sessions have been removed.' }),
  reset: ({ email = '' }) => ({ title: 'Password Reset Sent', text: `Password reset email sent to ${email}` }),
  invite: ({ email = '' }) => ({ title: 'Invitation Sent', text: `Invitation sent to ${email}` }),
}

/** What an answer says in words; what is wrong with a field of the invitation stands at the field. */
export function noticeFor(answer: UserAnswer): Notice | undefined {
  if (answer.state === 'done') return { tone: 'success', ...done[answer.form](answer) }
  if (answer.state === 'invalid' && answer.form === 'invite') return undefined
  const text = why(answer)
  if (answer.form === 'reset') return { tone: 'danger', title: 'Failed to send password reset email', ...text }
  return { tone: 'danger', title: 'Error', text: text?.text ?? 'Something went wrong. Please try again.' }
}

function why(answer: UserAnswer): { text: string } | undefined {
  if (answer.state === 'refused') {
    const text = refusals[answer.reason as Refusal]
    return text ? { text } : undefined
  }
  const isNobody = answer.state === 'invalid' && answer.errors.user?.key === 'required'
  return isNobody ? { text: 'Select at least one user.' } : undefined
}
