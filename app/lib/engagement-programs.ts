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
