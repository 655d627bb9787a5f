import type { AccessLevel } from '~/lib/access-levels'
import { accessLevels } from '~/lib/access-levels'
import { AppError } from '~/lib/app-error'
import type { DirectoryAudience } from '~/lib/directory-audiences'
import type { MemberRole } from '~/lib/member-roles'

/** Who acts: someone signed in, or null for a visitor. */
export type Member = { userId: string; email: string; role: MemberRole; level: AccessLevel; isAdmin: boolean }
export type Actor = Member | null

/** Who may see an event or insight: these roles, from this level up. */
export type Audience = { roles: readonly MemberRole[]; minLevel: AccessLevel }

/** A field of a member in the directory: whom they let see it, and the role that they have. */
export type DirectoryField = { audience: DirectoryAudience; role: MemberRole }

const isAdmin = (actor: Actor) => actor?.isAdmin === true
const isInAudience = (actor: Actor, { roles, minLevel }: Audience) =>
  actor !== null && roles.includes(actor.role) && accessLevels.indexOf(actor.level) >= accessLevels.indexOf(minLevel)

/** All rules of access. */
export const rules = {
  'account.see': (actor: Actor, userId: string) => actor?.userId === userId,
  'account.change': (actor: Actor, userId: string) => actor?.userId === userId,
  'event.list': (actor: Actor) => actor !== null,
  'event.see': (actor: Actor, audience: Audience) => isAdmin(actor) || isInAudience(actor, audience),
  'event.answer': (actor: Actor, audience: Audience) => isAdmin(actor) || isInAudience(actor, audience),
  'event.expressInterest': (actor: Actor) => actor !== null,
  'insight.list': (actor: Actor) => actor !== null,
  'insight.read': (actor: Actor, audience: Audience) => isAdmin(actor) || isInAudience(actor, audience),
  'directory.see': (actor: Actor) => actor !== null,
  'directory.seeField': (actor: Actor, { audience, role }: DirectoryField) =>
    actor !== null && (audience === 'members' || (audience === 'role' && actor.role === role)),
  'search.use': (actor: Actor) => actor !== null,
  'member.invite': (actor: Actor) => isAdmin(actor),
  /** Only who joined their organisation first. */
  'colleague.propose': (actor: Actor, firstMember: string | undefined) =>
    actor !== null && actor.userId === firstMember,
  'admin.enter': (actor: Actor) => isAdmin(actor),
  'accessRequest.list': (actor: Actor) => isAdmin(actor),
  'accessRequest.decide': (actor: Actor) => isAdmin(actor),
  'user.list': (actor: Actor) => isAdmin(actor),
  'user.change': (actor: Actor) => isAdmin(actor),
  /** The page of a person, and the timeline of an organisation. */
  'person.see': (actor: Actor) => isAdmin(actor),
  /** Starting the erasure of a person's data, and taking it back. */
  'person.erase': (actor: Actor) => isAdmin(actor),
  /** Only storing a person's data, and processing it again. */
  'person.restrict': (actor: Actor) => isAdmin(actor),
  'teamNote.write': (actor: Actor) => isAdmin(actor),
  'organisation.see': (actor: Actor) => isAdmin(actor),
  'organisation.manage': (actor: Actor) => isAdmin(actor),
  /** Where the members of an organisation sign in. */
  'organisation.signOn': (actor: Actor) => isAdmin(actor),
  'draft.store': (actor: Actor) => isAdmin(actor),
  'event.manage': (actor: Actor) => isAdmin(actor),
  'content.manage': (actor: Actor) => isAdmin(actor),
  'content.list': (actor: Actor) => isAdmin(actor),
  'content.edit': (actor: Actor) => isAdmin(actor),
  'content.publish': (actor: Actor) => isAdmin(actor),
  'content.preview': (actor: Actor) => isAdmin(actor),
  'inbox.read': (actor: Actor) => isAdmin(actor),
  'inbox.answer': (actor: Actor) => isAdmin(actor),
  'mail.list': (actor: Actor) => isAdmin(actor),
  'mail.retry': (actor: Actor) => isAdmin(actor),
  'activity.list': (actor: Actor) => isAdmin(actor),
  'securityEvent.list': (actor: Actor) => isAdmin(actor),
  'securityEvent.export': (actor: Actor) => isAdmin(actor),
  'settings.see': (actor: Actor) => isAdmin(actor),
  'settings.change': (actor: Actor) => isAdmin(actor),
  'statistics.see': (actor: Actor) => isAdmin(actor),
} as const

export type Rule = keyof typeof rules
type ObjectOf<Name extends Rule> =
  Parameters<(typeof rules)[Name]> extends [Actor, infer Target] ? [object: Target] : []

export function can<Name extends Rule>(actor: Actor, rule: Name, ...object: ObjectOf<Name>): boolean {
  const allows = rules[rule] as (actor: Actor, ...object: unknown[]) => boolean
  return allows(actor, ...object)
}

/** Throws `forbidden` unless the rule allows it. Every command and private query calls it, whatever its caller checked. */
export function authorize<Name extends Rule>(
  actor: Actor,
  rule: Name,
  ...object: ObjectOf<Name>
): asserts actor is Member {
  if (!can(actor, rule, ...object)) throw new AppError('forbidden', rule)
}
