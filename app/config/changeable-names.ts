/** The settings that admins can change while the product runs, by the names of their variables. */
export const changeableNames = [
  'BRAND_PRODUCT',
  'BRAND_FOUNDER',
  'BRAND_EMAIL',
  'BRAND_PHONE',
  'BRAND_LINKEDIN',
  'CHAT',
  'UNDO_SECONDS',
  'DIGEST_HOUR',
  'MEMBER_FACTOR',
] as const

export type ChangeableName = (typeof changeableNames)[number]
export type ChangeableTexts = Partial<Record<ChangeableName, string>>
