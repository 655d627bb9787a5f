import { levelLabels, roleLabels } from '~/features/admin/ui/labels'
import type { ComparedField } from '~/features/drafts/model'
import { languageLabels } from '~/features/inbox/ui/labels'
import { locales, localeTags } from '~/i18n/locales'
import type { AccessLevel } from '~/lib/access-levels'
import { type MemberRole, memberRoles } from '~/lib/member-roles'
import type { EventRefusal, EventView, ListedAnswer } from '../model'
import { type TextField, textFields, translationName } from '../model/texts'

export const viewLabels: Record<EventView, string> = {
  upcoming: 'Upcoming',
  drafts: 'Drafts',
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
  if (roles.length === 0) return 'No members'
  const rolesText =
    roles.length === memberRoles.length ? 'Every role' : roles.map((role) => roleLabels[role]).join(', ')
  return minLevel === 'entry' ? rolesText : `${rolesText} from ${levelLabels[minLevel]}`
}

export const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

export const textLabels: Record<TextField, string> = {
  title: 'Title',
  hook: 'Hook',
  description: 'Description',
  agenda: 'Agenda',
  city: 'City',
  venue: 'Venue',
}

/** The texts in another language: their labels name it. */
const translatedFields = locales.flatMap((language) =>
  textFields.map(
    (field): ComparedField => ({
      name: translationName(language, field),
      label: `${textLabels[field]} in ${languageLabels[language]}`,
      lang: localeTags[language],
    }),
  ),
)

const yes = { on: 'Yes' }

/** The fields in which two versions of an event are compared, in the order of the form. */
export const comparedFields: ComparedField[] = [
  { name: 'title', label: 'Title' },
  { name: 'eventType', label: 'Event type' },
  { name: 'seats', label: 'Seats' },
  { name: 'textLanguage', label: 'Language of the texts', labels: languageLabels },
  { name: 'hook', label: 'Hook' },
  { name: 'description', label: 'Description' },
  { name: 'agenda', label: 'Agenda' },
  ...translatedFields,
  { name: 'hostId', label: 'Host' },
  { name: 'hostName', label: 'Host who is no admin' },
  { name: 'language', label: 'Language of the evening', labels: languageLabels },
  { name: 'date', label: 'Begins on' },
  { name: 'time', label: 'Begins at' },
  { name: 'endDate', label: 'Ends on' },
  { name: 'endTime', label: 'Ends at' },
  { name: 'timeZone', label: 'Time zone of the place' },
  { name: 'location', label: 'Place' },
  { name: 'isPublic', label: 'Shown on /circles', labels: yes },
  { name: 'isNext', label: 'Shown as the next session', labels: yes },
  { name: 'city', label: 'City' },
  { name: 'venue', label: 'Venue' },
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
  lastsLong: 'An event lasts 14 days at most. Check the year.',
  seats: 'Write a whole number from 1 to 999999, or leave it empty for no limit.',
  nobody: 'Choose at least one role, or show the event on /circles.',
  agenda: 'Begin each line with a time: 18:30 Dinner.',
  agendaLines: 'Write as many lines as the agenda has, in the same order and without times.',
  twoHosts: 'Choose an admin or write a name, not both.',
  cityZone:
    'Visitors see times by the clock of Oslo, Helsinki or, for every other city, Stockholm. In this city it shows another time than in the event’s time zone: change one of them.',
}
export const faultLabels = (key: string): string | undefined => (Object.hasOwn(faults, key) ? faults[key] : undefined)

/** The field that a refusal is about; none when it is about the event as a whole. */
export const refusedField: Partial<Record<EventRefusal, string>> = {
  past: 'date',
  type: 'eventType',
  host: 'hostId',
}

export const refusalLabels: Record<EventRefusal, string> = {
  stale: 'It was changed while you were editing.',
  cancelled: 'It has been cancelled.',
  past: 'This time has passed. Choose a later one.',
  begun: 'It has begun, so it can no longer be cancelled.',
  type: 'Choose one of the types.',
  host: 'This person is no longer an admin. Choose another host.',
  exists: 'This form has already created an event. Open a new form to create another.',
  gone: 'This event no longer exists.',
  draft: 'It is a draft, which no member sees. Delete it instead.',
  published: 'It has been published meanwhile, so members see it. It can only be cancelled.',
}
