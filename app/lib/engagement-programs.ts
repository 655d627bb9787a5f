/** What an organisation can buy or take part in. Levels and prices of each are in the price list. */
export const engagementPrograms = [
  'visits',
  'exchange',
  'speedDial',
  'ambassadors',
  'embassy',
  'upgrades',
  'hospital',
] as const
export type EngagementProgram = (typeof engagementPrograms)[number]

/** What the team calls them, in English: the titles of the price list. */
export const programNames: Record<EngagementProgram, string> = {
  visits: 'Clinical visits',
  exchange: 'Insight exchange',
  speedDial: 'Speed-dial',
  ambassadors: 'Ambassador network',
  embassy: 'Embassy packages',
  upgrades: 'Supplier upgrades',
  hospital: 'Hospital partners',
}
