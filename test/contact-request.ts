/** Valid input of the contact form. Tests name all of its fields only here. */
export const aContactRequest = <Overrides extends object>(overrides: Overrides = {} as Overrides) => ({
  name: 'Kari Berg',
  organization: 'Nord sykehus',
  email: 'kari@sykehus.example',
  interest: 'clinical-visits' as const,
  message: 'We plan a new ward.',
  ...overrides,
})
