/** What a person is told by mail, so that they notice when it was not them. */
export const noticeKinds = [
  'new-device',
  'password-changed',
  'address-changed',
  'factor-added',
  'factor-removed',
  'identity-linked',
  'identity-unlinked',
  'promoted',
  'admin-role-changed',
  'demoted',
] as const

export type NoticeKind = (typeof noticeKinds)[number]

export type AdminChange = 'promoted' | 'admin-role-changed' | 'demoted'

/** The owners are told of these too, whoever they are about. */
export const isAdminChange = (what: NoticeKind): what is AdminChange =>
  what === 'promoted' || what === 'admin-role-changed' || what === 'demoted'

export const notMeRefusals = ['link'] as const
