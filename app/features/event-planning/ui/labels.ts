import { levelLabels, roleLabels } from '~/features/admin/ui/labels'
import type { ComparedField } from '~/features/drafts/model'
import type { AccessLevel } from '~/lib/access-levels'
import { type MemberRole, memberRoles } from '~/lib/member-roles'
import type { EventRefusal, EventView, ListedAnswer } from '../model'

export const viewLabels: Record<EventView, string> = {
  upcoming: 'Upcoming',
  past: 'Past',
  cancelled: 'Cancelled',
  interested: 'Interested members',
}

export const responseLabels: Record<ListedAnswer['response'], string> = {
  attending: 'Attending',
  not_attending: 'Not attending',
}

type Audience = { roles: MemberRole[]; minLevel: AccessLevel }

/** The audience of an event, in a few words. */
export function audienceLabel({ roles, minLevel }: Audience) {
  const rolesText =
    roles.length === memberRoles.length ? 'Every role' : roles.map((role) => roleLabels[role]).join(', ')
  return minLevel === 'entry' ? rolesText : `${rolesText} from ${levelLabels[minLevel]}`
}

export const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

/** The fields in which two versions of an event are compared, in the order of the form. */
export const comparedFields: ComparedField[] = [
  { name: 'title', label: 'Title' },
  { name: 'eventType', label: 'Event type' },
  { name: 'seats', label: 'Seats' },
  { name: 'description', label: 'Description' },
  { name: 'date', label: 'Begins on' },
  { name: 'time', label: 'Begins at' },
  { name: 'endDate', label: 'Ends on' },
  { name: 'endTime', label: 'Ends at' },
  { name: 'timeZone', label: 'Time zone of the place' },
  { name: 'location', label: 'Place' },
  { name: 'roles', label: 'For whom', labels: roleLabels },
  { name: 'minLevel', label: 'Lowest level', labels: levelLabels },
]

/** Errors of this form's fields, in addition to those of all forms. */
const faults: Record<string, string> = {
  day: 'Choose a day between 2000 and 2099.',
  time: 'Write a time like 18:00.',
  zone: 'Choose a time zone by its name, like Europe/Stockholm.',
  gap: 'Clocks are put forward at that place on that day, and this time is left out. Choose another.',
  endsEarly: 'It must end after it begins.',
  seats: 'Write a whole number from 1 to 999999, or leave it empty for no limit.',
  nobody: 'Choose at least one role.',
}
export const faultLabels = (key: string): string | undefined => (Object.hasOwn(faults, key) ? faults[key] : undefined)

/** The field that a refusal is about; none when it is about the event as a whole. */
export const refusedField: Partial<Record<EventRefusal, string>> = { past: 'date', 'seats-taken': 'seats' }

export const refusalLabels = (attending: number): Record<EventRefusal, string> => ({
  stale: 'It was changed while you were editing.',
  cancelled: 'It has been cancelled.',
  past: 'This time has passed. Choose a later one.',
  begun: 'It has begun, so it can no longer be cancelled.',
  'seats-taken': `${people(attending)} already attend. There must be at least ${attending} seats.`,
  exists: 'This form has already created an event. Open a new form to create another.',
  gone: 'This event no longer exists.',
})
