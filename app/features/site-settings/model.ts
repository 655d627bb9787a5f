import type { ChangeableName } from '~/config/changeable-names'

/** A setting that admins can change, as its page shows it. */
export type ChangeableSetting = {
  name: ChangeableName
  /** What counts now, wherever it comes from. */
  value: string
  defaultValue: string
  /** The environment has it: it can't be changed here. */
  isFromEnvironment: boolean
  /** What pages show instead, because editors have published it in the document of the site. */
  published: string | null
}

/** A setting of the server, for reading only. */
export type FixedSetting = { label: string; value: string; variable: string | null }

export const settingLabels: Record<ChangeableName, string> = {
  BRAND_PRODUCT: 'Name of the product',
  BRAND_FOUNDER: 'Founder',
  BRAND_EMAIL: 'Email for visitors',
  BRAND_PHONE: 'Phone',
  BRAND_LINKEDIN: 'LinkedIn',
  CHAT: 'Messages from the chat',
  UNDO_SECONDS: 'Seconds to undo a decision',
  DIGEST_HOUR: 'Daily digest of new admins',
  MEMBER_FACTOR: 'Second factor of members',
}

/** A form sends for each setting what it showed before, so that a change by someone else in the meantime is noticed. */
export const seenField = (name: ChangeableName) => `seen-${name}`

/** `changed`: someone else has saved another value for the same setting in the meantime. */
export const settingsRefusals = ['changed'] as const

export type SettingsForm = {
  data: { changed: ChangeableName[] }
  reason: (typeof settingsRefusals)[number]
}

/** The settings that both have changed, and not to the same value. */
export const conflictsOf = (settings: readonly ChangeableSetting[], sent: Record<string, string>) =>
  settings.filter(({ name, value }) => {
    const [wanted, seen] = [sent[name], sent[seenField(name)]]
    return wanted !== undefined && wanted !== seen && value !== seen && value !== wanted
  })
