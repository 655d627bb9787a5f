/** What a person can agree to. */
export const consentPurposes = ['newsletter', 'circle', 'directory', 'attendance'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** Where it was given or withdrawn: a form of the site, a link in a mail, a page of the account. */
export const consentWays = ['form', 'link', 'account'] as const
export type ConsentWay = (typeof consentWays)[number]
