/** What an action of the log is called. One that is missing here is shown by its name. */
const words: Record<string, string> = {
  'access-request.approved': 'Approved an access request',
  'access-request.rejected': 'Rejected an access request',
  'access-request.reopened': 'Took back a decision',
  'access-request.noted': 'Wrote a note on an access request',
  'invitation.resent': 'Sent an invitation again',
  'user.invited': 'Invited someone',
  'user.role-changed': 'Changed a member’s role',
  'user.level-changed': 'Changed a member’s level',
  'user.promoted': 'Made a member an admin',
  'user.demoted': 'Took an admin’s rights back',
  'user.removed': 'Removed an account',
  'user.reset-sent': 'Sent a link for a new password',
  'content.saved': 'Saved a draft of content',
  'content.published': 'Published content',
  'content.unpublished': 'Took content off the pages',
  'content.discarded': 'Discarded a draft of content',
  'content.restored': 'Brought back an earlier version of content',
  'content.deleted': 'Deleted content',
  'mail.retried': 'Queued a failed mail again',
}

export const wordsFor = (action: string): string => (Object.hasOwn(words, action) && words[action]) || action
