/** What someone fills in on the contact form: the one place where tests name all of its fields. */
export const aContactRequest = <Given extends object>(given: Given = {} as Given) => ({
  name: 'Kari Berg',
  organization: 'Nord sykehus',
  email: 'kari@sykehus.example',
  interest: 'clinical-visits' as const,
  message: 'We plan a new ward.',
  ...given,
})
