const contactRequest = {
  name: 'Kari Berg',
  organization: 'Nord sykehus',
  email: 'kari@sykehus.example',
  interest: 'clinical-visits',
  message: 'We plan a new ward.',
} as const

type ContactRequest = typeof contactRequest

/** What someone fills in on the contact form. Other tests do not list its fields: a new one is added here. */
export const aContactRequest = <const Overrides extends object>(
  overrides = {} as Overrides,
): Omit<ContactRequest, keyof Overrides> & Overrides => ({ ...contactRequest, ...overrides })
