/** The themes by what they look like; a brand has its own names for them. */
export const viewThemes = ['dark', 'light'] as const
export type ViewTheme = (typeof viewThemes)[number]
