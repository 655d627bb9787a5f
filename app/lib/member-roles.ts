export const memberRoles = ['supplier', 'embassy', 'hospital'] as const
export type MemberRole = (typeof memberRoles)[number]
