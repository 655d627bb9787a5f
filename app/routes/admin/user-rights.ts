/** The rights that the forms on a user ask for. */
export const userRights = {
  role: 'user.change',
  level: 'user.change',
  promote: 'admin.manage',
  'admin-role': 'admin.manage',
  demote: 'admin.manage',
  remove: 'user.change',
  factors: 'user.change',
  reset: 'user.change',
} as const
