/** Who sees a field of a member in the directory: nobody, members of the same role, or all members. */
export const directoryAudiences = ['nobody', 'role', 'members'] as const
export type DirectoryAudience = (typeof directoryAudiences)[number]
