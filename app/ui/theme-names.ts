/** The key of the chosen theme in `localStorage`. The boot script reads it before the first paint. */
export const themeKey = 'theme'

/** The names that people see; they are the same in every language. */
export const themeTitles = { current: 'Nordic Summit', minimal: 'Quiet Force' } as const

/** Nordic Summit (dark, the default) and Quiet Force (light). */
export const themesOf = (slug: string) => [`${slug}-current`, `${slug}-minimal`] as const
