import type { Audience } from '~/auth/permissions'
import type { ResolvedText } from '~/features/content/model'
import { accessLevels } from '~/lib/access-levels'

export const materialLengths = { title: 160 } as const
/** Of one event: more than a guest reads afterwards. */
export const maxMaterials = 20

export const materialRefusals = ['gone', 'too-many', 'sent-before'] as const
export type MaterialRefusal = (typeof materialRefusals)[number]
export type MaterialForm = { data: undefined; reason: MaterialRefusal }

/** As members see it, when the event is over. */
export type Material = { id: string; title: ResolvedText; href: string; fileName: string; size: number }

/** As admins see it. `limit`: why not all members of the event's audience find it. */
export type AttachedMaterial = {
  id: string
  title: string
  href: string
  fileName: string
  size: number
  limit: 'draft' | 'narrower' | null
}

/** For the admin's page of an event. `newId` makes a form that is sent twice add one file. */
export type MaterialsOfEvent = {
  attached: AttachedMaterial[]
  choices: { value: string; label: string }[]
  newId: string
}

export const materialPath = (eventId: string, id: string) => `/events/${eventId}/materials/${id}`
export const materialForms = (eventId: string) => `/admin/events/${eventId}/materials`

/** Whether someone who may see the event may not read the item: attaching it gives nobody a right to it. */
export const isNarrower = (item: Audience, event: Audience) =>
  event.roles.some((role) => !item.roles.includes(role)) ||
  accessLevels.indexOf(item.minLevel) > accessLevels.indexOf(event.minLevel)

/** What the page is told when a form sent without JavaScript was refused. */
export const notAttached = 'not-attached'
