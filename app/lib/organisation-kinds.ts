/** What an organisation is. A member's role says which page they have; both are the same for most. */
export const organisationKinds = ['supplier', 'hospital', 'embassy', 'other'] as const
export type OrganisationKind = (typeof organisationKinds)[number]
