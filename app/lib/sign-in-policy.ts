/** Who may have an account: company addresses and invited ones; company addresses only; anyone. */
export const signInPolicies = ['invited', 'company', 'open'] as const
export type SignInPolicy = (typeof signInPolicies)[number]
