import {
  BookUser,
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  CircleUserRound,
  Eye,
  FileText,
  Globe,
  Handshake,
  History,
  House,
  type IconNode,
  Inbox,
  LayoutGrid,
  Library,
  ListChecks,
  MailPlus,
  MessagesSquare,
  Send,
  Settings2,
  ShieldCheck,
  SlidersHorizontal,
  Sun,
  UserRoundPlus,
  UsersRound,
} from 'lucide'
import type { Right } from '~/auth/permissions'
import { dialoguePage, teamDialoguePage } from '~/features/dialogue/model'
import { directoryPage } from '~/features/directory/model'
import { engagementsPage, ownEngagementsPage } from '~/features/engagements/model'
import { eventsAddress } from '~/features/events/model'
import { ownInsightsPage } from '~/features/insights/model'
import { invitationsPath } from '~/features/invitations/model'
import { importPage } from '~/features/member-import/model'
import { rolePages } from '~/features/members/model'
import { securityEventsPage } from '~/features/security-events/model'
import { viewPage } from '~/features/views/model'
import { type MemberRole, memberRoles } from '~/lib/member-roles'

/** A line of the rail. */
type Place<Key extends string> = {
  key: Key
  to: string
  icon: IconNode
  /** Groups are parted by a gap. */
  group: number
  /** Current only at this very address, not below it. */
  exact?: boolean
  /** Only for admins with this right. */
  right?: Right
  /** Also in the bar at the foot of a phone. */
  inBar?: boolean
  /** Only while something is left to do there. */
  whileWaiting?: boolean
  /** Only for who has something there: its count is loaded for them alone, also when it is 0. */
  whenCounted?: boolean
  /** Pages that belong to it though their addresses are not below its own. */
  below?: readonly { key: 'import'; to: string; right: Right }[]
}

type AdminPlace =
  | 'today'
  | 'setup'
  | 'users'
  | 'requests'
  | 'events'
  | 'content'
  | 'inbox'
  | 'dialogue'
  | 'invitations'
  | 'organisations'
  | 'engagements'
  | 'mail'
  | 'activity'
  | 'security'
  | 'insights'
  | 'settings'
  | 'viewAs'

/** The rail of the admin pages. */
export const adminPlaces: readonly Place<AdminPlace>[] = [
  { key: 'today', to: '/admin/today', icon: Sun, group: 0, inBar: true },
  { key: 'setup', to: '/admin/setup', right: 'settings.see', icon: ListChecks, group: 0, whileWaiting: true },
  {
    key: 'users',
    to: '/admin',
    right: 'user.list',
    icon: UsersRound,
    group: 1,
    exact: true,
    below: [{ key: 'import', to: importPage, right: 'member.invite' }],
  },
  { key: 'requests', to: '/admin/requests', right: 'accessRequest.list', icon: UserRoundPlus, group: 1, inBar: true },
  { key: 'events', to: '/admin/events', right: 'event.oversee', icon: CalendarDays, group: 1, inBar: true },
  { key: 'content', to: '/admin/content', right: 'content.list', icon: FileText, group: 1 },
  { key: 'inbox', to: '/admin/inbox', right: 'inbox.read', icon: Inbox, group: 1, inBar: true },
  { key: 'dialogue', to: teamDialoguePage, right: 'thread.oversee', icon: MessagesSquare, group: 1 },
  { key: 'invitations', to: invitationsPath, right: 'member.invite', icon: MailPlus, group: 2 },
  { key: 'organisations', to: '/admin/organisations', right: 'organisation.see', icon: Building2, group: 2 },
  { key: 'engagements', to: engagementsPage, right: 'engagement.oversee', icon: Handshake, group: 2 },
  { key: 'mail', to: '/admin/mail', right: 'mail.list', icon: Send, group: 3 },
  { key: 'activity', to: '/admin/activity', right: 'activity.list', icon: History, group: 4 },
  { key: 'security', to: securityEventsPage, right: 'securityEvent.list', icon: ShieldCheck, group: 4 },
  { key: 'insights', to: '/admin/insights', right: 'statistics.see', icon: ChartNoAxesColumn, group: 4 },
  { key: 'settings', to: '/admin/settings', right: 'settings.see', icon: SlidersHorizontal, group: 4 },
  { key: 'viewAs', to: viewPage, right: 'view.as', icon: Eye, group: 4 },
]

type MemberPlace =
  | 'home'
  | 'engagements'
  | 'events'
  | 'dialogue'
  | 'content'
  | 'directory'
  | 'roles'
  | 'account'
  | 'admin'
  | 'site'

/** The rail of the pages for members, around the page of a role. */
export const memberPlaces = (role: MemberRole): readonly Place<MemberPlace>[] => [
  { key: 'home', to: rolePages[role], icon: House, group: 0, inBar: true },
  { key: 'engagements', to: ownEngagementsPage, icon: Handshake, group: 1, whenCounted: true },
  { key: 'events', to: eventsAddress, icon: CalendarDays, group: 1, inBar: true },
  { key: 'dialogue', to: dialoguePage, icon: MessagesSquare, group: 1, inBar: true, whenCounted: true },
  { key: 'content', to: ownInsightsPage, icon: Library, group: 1, inBar: true },
  { key: 'directory', to: directoryPage, icon: BookUser, group: 1 },
  { key: 'roles', to: '/select-role', icon: LayoutGrid, group: 2 },
  { key: 'account', to: '/account', icon: CircleUserRound, group: 2, inBar: true },
]

/** The places of the bar at the foot of a phone, beside 'More'. Of more than it has room for, the first ones. */
export const barPlaces = <Listed extends Pick<Place<string>, 'inBar'>>(places: readonly Listed[]): Listed[] =>
  places.filter(({ inBar }) => inBar).slice(0, 4)

/** For admins, on the pages for members. */
export const adminEntrance: Place<MemberPlace> = { key: 'admin', to: '/admin/today', icon: Settings2, group: 3 }

/** The last line of every rail. */
export const publicSite: Place<MemberPlace> = { key: 'site', to: '/', icon: Globe, group: 4, exact: true }

/** How many wait for someone's answer or decision, by place. */
export type Waiting = Partial<Record<AdminPlace | MemberPlace, number>>

export const isAdminPage = (path: string) => path === '/admin' || path.startsWith('/admin/')

/** The role whose page this is. */
export const roleOfPage = (path: string): MemberRole | undefined => memberRoles.find((role) => rolePages[role] === path)

export const isCurrent = ({ to, exact, below }: Pick<Place<string>, 'to' | 'exact' | 'below'>, path: string): boolean =>
  path === to || (!exact && path.startsWith(`${to}/`)) || below?.some((page) => isCurrent(page, path)) === true

/** Two letters for a picture of a person: of the first and the last part of a name or of an address. */
export function initialsOf(name: string) {
  const parts = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
    .map((part) => part?.match(/^./u)?.[0] ?? '')
    .join('')
    .toUpperCase()
}
