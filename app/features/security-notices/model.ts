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
  'demoted',
] as const

export type NoticeKind = (typeof noticeKinds)[number]

/** Admins are told of these too, whoever they are about. */
export const isToldToAdmins = (what: NoticeKind): what is 'promoted' | 'demoted' =>
  what === 'promoted' || what === 'demoted'

export const notMeRefusals = ['link'] as const
