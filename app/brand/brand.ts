/** The only place with the company's name and contact details. Each value can be overridden by a BRAND_ setting. */
const defaults = {
  product: 'Nordbro',
  slug: 'nordbro',
  domain: 'nordbro.example',
  email: 'hello@nordbro.example',
  phone: '+46 8 465 004 00',
  founder: 'the Nordbro partners',
  linkedinUrl: 'https://www.linkedin.com/company/nordbro',
  /** Requests to a newsletter provider by this name are refused in the browser; the other one is used. */
  blockedProvider: 'convertkit',
  usedProvider: 'beehiiv',
}

export type Brand = typeof defaults

export function brandFrom(overrides: { [Key in keyof Brand]?: string | undefined } = {}): Brand {
  const setValues = Object.entries(overrides).filter(([, value]) => value !== undefined)
  return { ...defaults, ...Object.fromEntries(setValues) }
}

/** Without a founder set, the default is not a name: pages and mails show a translated text instead. */
export const namesFounder = (brand: Brand) => brand.founder !== defaults.founder

export const phoneHref = (brand: Brand) => `tel:${brand.phone.replaceAll(' ', '')}`
