import type { AccessLevel } from '~/lib/access-levels'
import { accessLevels } from '~/lib/access-levels'
import type { AdminRole } from '~/lib/admin-roles'
import { AppError } from '~/lib/app-error'
import type { DirectoryAudience } from '~/lib/directory-audiences'
import type { MemberRole } from '~/lib/member-roles'

/** Who acts: someone signed in, or null for a visitor. */
export type Member = {
  userId: string
  email: string
  role: MemberRole
  level: AccessLevel
  /** Null for who is no admin. */
  adminRole: AdminRole | null
}
export type Actor = Member | null

/** Who may see an event or insight: these roles, from this level up. */
export type Audience = { roles: readonly MemberRole[]; minLevel: AccessLevel }

/** An event, and whether the actor attends it, waits for a seat or is offered one. */
type SeenEvent = Audience & { takesPart: boolean }

/** Something of an organisation, and whether the actor belongs to it. */
type OfOrganisation = { isOwn: boolean }

/** An offer to an organisation, and whether the actor is one of its members who may accept it. */
type Offer = { isSignatory: boolean }

/** A field of a member in the directory: whom they let see it, and the role that they have. */
export type DirectoryField = { audience: DirectoryAudience; role: MemberRole }

const isInAudience = (actor: Actor, { roles, minLevel }: Audience) =>
  actor !== null && roles.includes(actor.role) && accessLevels.indexOf(actor.level) >= accessLevels.indexOf(minLevel)

const owner = ['owner'] as const
const memberManagers = ['owner', 'member_manager'] as const
const editors = ['owner', 'editor'] as const
const everyAdmin = ['owner', 'member_manager', 'editor', 'reader'] as const

/** Which admins have a right, by the rule that asks for it. Rules that are not listed here do not depend on being an admin. */
export const adminRights = {
  'admin.enter': everyAdmin,
  /** Promoting, demoting and changing admins, and whatever takes an admin's account or second factor away. */
  'admin.manage': owner,
  /** Looking at the members' pages as a role and a level. */
  'view.as': ['owner', 'member_manager', 'editor'],
  'event.see': everyAdmin,
  'event.answer': everyAdmin,
  'insight.read': everyAdmin,
  /** Invitations, proposals of colleagues and the import, also to see them. */
  'member.invite': memberManagers,
  'accessRequest.list': ['owner', 'member_manager', 'reader'],
  'accessRequest.decide': memberManagers,
  'user.list': ['owner', 'member_manager', 'reader'],
  'user.change': memberManagers,
  'user.export': memberManagers,
  /** The page of a person, and the timeline of an organisation. */
  'person.see': memberManagers,
  /** Starting the erasure of a person's data, and taking it back. */
  'person.erase': memberManagers,
  /** Only storing a person's data, and processing it again. */
  'person.restrict': memberManagers,
  /** Also to read them. */
  'teamNote.write': memberManagers,
  'organisation.see': ['owner', 'member_manager', 'reader'],
  'organisation.manage': memberManagers,
  /** Where the members of an organisation sign in. */
  'organisation.signOn': owner,
  /** Keeping what is typed into a form and not saved yet. */
  'draft.store': ['owner', 'member_manager', 'editor'],
  /** All engagements with their prices, deliverables, introductions and files. */
  'engagement.oversee': ['owner', 'member_manager', 'reader'],
  'engagement.manage': memberManagers,
  'engagement.export': memberManagers,
  /** All threads with organisations. */
  'thread.oversee': memberManagers,
  'thread.answer': memberManagers,
  /** All events, with who answered, whatever their audience. */
  'event.oversee': everyAdmin,
  'event.manage': editors,
  /** Files of who answered or is interested. */
  'event.export': ['owner', 'member_manager', 'editor'],
  'content.list': ['owner', 'editor', 'reader'],
  'content.preview': ['owner', 'editor', 'reader'],
  /** Pictures, and documents of the library. */
  'content.manage': editors,
  'content.edit': editors,
  'content.publish': editors,
  'inbox.read': memberManagers,
  'inbox.answer': memberManagers,
  'mail.list': memberManagers,
  'mail.retry': memberManagers,
  'activity.list': ['owner', 'member_manager', 'reader'],
  'securityEvent.list': memberManagers,
  'securityEvent.export': owner,
  'settings.see': owner,
  'settings.change': owner,
  'statistics.see': ['owner', 'editor', 'reader'],
} as const satisfies Record<string, readonly AdminRole[]>

export type Right = keyof typeof adminRights

/** For queries that look for the admins who have a right. */
export const adminsWith = (right: Right): readonly AdminRole[] => adminRights[right]

/** Whether someone has a right as an admin; rules about an object may also allow what this does not. */
export const hasRight = (actor: Pick<Member, 'adminRole'> | null, right: Right) =>
  actor !== null && actor.adminRole !== null && adminsWith(right).includes(actor.adminRole)

/** Everything that an admin may do, for pages: what would be refused is not offered. */
export const rightsOf = (member: Pick<Member, 'adminRole'>): Right[] =>
  (Object.keys(adminRights) as Right[]).filter((right) => hasRight(member, right))

/** A rule that is about the right of an admin alone. */
const ofAdmins = (right: Right) => (actor: Actor) => hasRight(actor, right)

/** All rules of access. */
export const rules = {
  'account.see': (actor: Actor, userId: string) => actor?.userId === userId,
  'account.change': (actor: Actor, userId: string) => actor?.userId === userId,
  'event.list': (actor: Actor) => actor !== null,
  /** Who takes part sees it also outside of the audience, which may have been narrowed since, and can give the seat back. */
  'event.see': (actor: Actor, { takesPart, ...audience }: SeenEvent) =>
    hasRight(actor, 'event.see') || isInAudience(actor, audience) || (actor !== null && takesPart),
  /** Having a seat, and whatever leads to one. */
  'event.answer': (actor: Actor, audience: Audience) =>
    hasRight(actor, 'event.answer') || isInAudience(actor, audience),
  'event.expressInterest': (actor: Actor) => actor !== null,
  /** Only its guests, admins too. */
  'event.giveFeedback': (actor: Actor, isGuest: boolean) => actor !== null && isGuest,
  'insight.list': (actor: Actor) => actor !== null,
  'insight.read': (actor: Actor, audience: Audience) =>
    hasRight(actor, 'insight.read') || isInAudience(actor, audience),
  'directory.see': (actor: Actor) => actor !== null,
  'directory.seeField': (actor: Actor, { audience, role }: DirectoryField) =>
    actor !== null && (audience === 'members' || (audience === 'role' && actor.role === role)),
  /** Its deliverables, introductions and files too. */
  'engagement.see': (actor: Actor, { isOwn }: OfOrganisation) =>
    hasRight(actor, 'engagement.oversee') || (actor !== null && isOwn),
  /** Also to decline it. */
  'engagement.accept': (actor: Actor, { isSignatory }: Offer) => actor !== null && isSignatory,
  'engagement.list': (actor: Actor) => actor !== null,
  'engagement.ask': (actor: Actor) => actor !== null,
  /** Accepting what was delivered, by any member of the organisation. */
  'deliverable.accept': (actor: Actor, { isOwn }: OfOrganisation) => actor !== null && isOwn,
  'thread.list': (actor: Actor) => actor !== null,
  'thread.see': (actor: Actor, { isOwn }: OfOrganisation) =>
    hasRight(actor, 'thread.oversee') || (actor !== null && isOwn),
  'thread.write': (actor: Actor, { isOwn }: OfOrganisation) =>
    hasRight(actor, 'thread.answer') || (actor !== null && isOwn),
  'search.use': (actor: Actor) => actor !== null,
  /** Only who joined their organisation first. */
  'colleague.propose': (actor: Actor, firstMember: string | undefined) =>
    actor !== null && actor.userId === firstMember,
  'admin.enter': ofAdmins('admin.enter'),
  'admin.manage': ofAdmins('admin.manage'),
  'view.as': ofAdmins('view.as'),
  'member.invite': ofAdmins('member.invite'),
  'accessRequest.list': ofAdmins('accessRequest.list'),
  'accessRequest.decide': ofAdmins('accessRequest.decide'),
  'user.list': ofAdmins('user.list'),
  'user.change': ofAdmins('user.change'),
  'user.export': ofAdmins('user.export'),
  'person.see': ofAdmins('person.see'),
  'person.erase': ofAdmins('person.erase'),
  'person.restrict': ofAdmins('person.restrict'),
  'teamNote.write': ofAdmins('teamNote.write'),
  'organisation.see': ofAdmins('organisation.see'),
  'organisation.manage': ofAdmins('organisation.manage'),
  'organisation.signOn': ofAdmins('organisation.signOn'),
  'draft.store': ofAdmins('draft.store'),
  'engagement.oversee': ofAdmins('engagement.oversee'),
  'engagement.manage': ofAdmins('engagement.manage'),
  'engagement.export': ofAdmins('engagement.export'),
  'thread.oversee': ofAdmins('thread.oversee'),
  'thread.answer': ofAdmins('thread.answer'),
  'event.oversee': ofAdmins('event.oversee'),
  'event.manage': ofAdmins('event.manage'),
  'event.export': ofAdmins('event.export'),
  'content.list': ofAdmins('content.list'),
  'content.preview': ofAdmins('content.preview'),
  'content.manage': ofAdmins('content.manage'),
  'content.edit': ofAdmins('content.edit'),
  'content.publish': ofAdmins('content.publish'),
  'inbox.read': ofAdmins('inbox.read'),
  'inbox.answer': ofAdmins('inbox.answer'),
  'mail.list': ofAdmins('mail.list'),
  'mail.retry': ofAdmins('mail.retry'),
  'activity.list': ofAdmins('activity.list'),
  'securityEvent.list': ofAdmins('securityEvent.list'),
  'securityEvent.export': ofAdmins('securityEvent.export'),
  'settings.see': ofAdmins('settings.see'),
  'settings.change': ofAdmins('settings.change'),
  'statistics.see': ofAdmins('statistics.see'),
} as const

export type Rule = keyof typeof rules
type ObjectOf<Name extends Rule> =
  Parameters<(typeof rules)[Name]> extends [Actor, infer Target] ? [object: Target] : []

/** Rules that depend on the actor only, not on an object. */
export type PlainRule = { [Name in Rule]: Parameters<(typeof rules)[Name]>['length'] extends 1 ? Name : never }[Rule]

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
