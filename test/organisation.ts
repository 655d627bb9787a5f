/** What the form of an organisation sends. */
export const organisationFields = {
  name: 'Region Norrmark',
  kind: 'hospital' as const,
  country: 'SE' as const,
  level: 'builder' as const,
  ownerId: null,
  domains: ['norrmark.se'],
  tags: ['pilot'],
  notes: 'Ask for Anna.',
}
