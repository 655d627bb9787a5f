/** Who may have an account: company addresses and invited ones; company addresses only; anyone. */
export const signInPolicies = ['invited', 'company', 'open'] as const
export type SignInPolicy = (typeof signInPolicies)[number]

export const isCompanyAddress = (email: string, domain: string) =>
  email.toLowerCase().endsWith(`@${domain.toLowerCase()}`)

/** Whether an account with this address may sign in. Under `invited`, having an account proves the invitation. */
export const maySignIn = (policy: SignInPolicy, domain: string, email: string) =>
  policy !== 'company' || isCompanyAddress(email, domain)
