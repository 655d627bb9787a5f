/** The page of the account on which another address is asked for. */
export const addressPage = '/account/address'

export const addressRefusals = ['same', 'domain', 'erasure', 'known', 'link'] as const
export type AddressRefusal = (typeof addressRefusals)[number]
