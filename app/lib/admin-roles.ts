/** What an admin is there for; `adminRights` says what each may do. From the most rights to the fewest. */
export const adminRoles = ['owner', 'member_manager', 'editor', 'reader'] as const
export type AdminRole = (typeof adminRoles)[number]
