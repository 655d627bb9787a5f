/** Maximum characters of what members write about themselves. */
export const profileLengths = { title: 120, seeks: 300, offers: 300 } as const

/** What a member has written about themselves; empty where nothing is. */
export type ProfileTexts = Record<'title' | 'country' | 'seeks' | 'offers', string>

const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

/** Browser and system by their common names; undefined when neither is recognised. */
export function browserName(userAgent: string): string | undefined {
  const browser = browsers.find(([mark]) => userAgent.includes(mark))?.[1]
  const system = systems.find(([mark]) => mark.test(userAgent))?.[1]
  if (!browser) return system
  return system ? `${browser}, ${system}` : browser
}
