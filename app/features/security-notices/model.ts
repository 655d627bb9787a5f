/** What a person is told by mail, so that they notice when it was not them. */
export const noticeKinds = [
  'new-device',
  'password-changed',
  'address-changed',
  'factor-added',
  'factor-removed',
  'identity-linked',
  'identity-unlinked',
  'recovery-code-used',
  'recovery-codes-made',
  'promoted',
  'admin-role-changed',
  'demoted',
] as const

export type NoticeKind = (typeof noticeKinds)[number]

export type AdminChange = 'promoted' | 'admin-role-changed' | 'demoted'

/** All admins are told of these too, whoever they are about. */
export const isAdminChange = (what: NoticeKind): what is AdminChange =>
  what === 'promoted' || what === 'admin-role-changed' || what === 'demoted'

/** Who did it: the person, or an admin, whose browser and network are none of the person's business. */
export type NoticeOrigin = 'self' | 'admin'

/**
 * Whether the mail has the link 'This was not me'. What admins decide about admins was never the person; where an admin
 * removed the factors, the person may not have asked for it, and can close the account.
 */
export const hasNotMeLink = (what: NoticeKind, origin: NoticeOrigin) => origin === 'self' || !isAdminChange(what)

/** A factor that was added this long before what the notice tells of belongs to it. */
const addedBeforeMs = 15 * 60 * 1000

/** From when on 'This was not me' removes factors; `toldOf` is when what the notice tells of happened. */
export const removedSince = (toldOf: Date) => new Date(toldOf.getTime() - addedBeforeMs)

export const notMeRefusals = ['link'] as const
