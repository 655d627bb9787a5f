/** Addresses at these providers belong to people of any organisation. */
const providers = new Set([
  ...[
    'gmail.com',
    'googlemail.com',
    'outlook.com',
    'hotmail.com',
    'hotmail.se',
    'hotmail.no',
    'hotmail.fi',
    'live.com',
  ],
  ...[
    'live.se',
    'live.no',
    'live.fi',
    'msn.com',
    'outlook.se',
    'icloud.com',
    'me.com',
    'mac.com',
    'yahoo.com',
    'yahoo.se',
  ],
  ...['yahoo.no', 'ymail.com', 'aol.com', 'proton.me', 'protonmail.com', 'pm.me', 'gmx.com', 'gmx.net', 'mail.com'],
  ...[
    'fastmail.com',
    'hey.com',
    'zoho.com',
    'yandex.com',
    'telia.com',
    'comhem.se',
    'bredband.net',
    'tele2.se',
    'spray.se',
  ],
  ...['online.no', 'broadpark.no', 'getmail.no', 'lyse.net', 'kolumbus.fi', 'elisanet.fi', 'luukku.com', 'suomi24.fi'],
])

export const isMailProvider = (domain: string) => providers.has(domain.toLowerCase())

/** The domain of an address, in lower case. */
export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** The domain that colleagues share; undefined for a mail provider. */
export function sharedDomain(email: string): string | undefined {
  const domain = domainOf(email)
  return isMailProvider(domain) ? undefined : domain
}
