import type { ComparedField } from '~/features/drafts/model'
import { languageLabels } from '~/features/inbox/ui/labels'
import { locales, localeTags } from '~/i18n/locales'
import type {
  ChosenOrganisation,
  MessageKind,
  MessageRefusal,
  MessageStatus,
  RecipientGroup,
  SkipReason,
} from '../model'

export const kindLabels: Record<MessageKind, string> = {
  announcement: 'Announcement',
  message: 'Message to guests',
  thanks: 'Thank-you',
}

export const statusLabels: Record<MessageStatus, string> = { draft: 'Draft', held: 'Leaves in a moment', sent: 'Sent' }

export const groupLabels: Record<RecipientGroup, string> = {
  audience: 'Everyone whom the event is for',
  chosen: 'Chosen people and organisations',
  present: 'Those who came',
  attending: 'Attending',
  not_attending: 'Not attending',
  waiting: 'On the waitlist, or with an offer',
  no_answer: 'No answer yet',
}

const comparedOrganisations = (organisations: ChosenOrganisation[], label: string): ComparedField => ({
  ...{ name: 'organisations', label },
  labels: Object.fromEntries(organisations.map(({ id, name }) => [id, name])),
})

/** The fields in which two versions of an announcement are compared, in the order of the form. */
export const announcementFields = (organisations: ChosenOrganisation[]): ComparedField[] => [
  { name: 'to', label: 'To whom', labels: groupLabels },
  { name: 'people', label: 'People' },
  comparedOrganisations(organisations, 'Organisations'),
]

/** The same of the texts of a message. */
export const textFields: ComparedField[] = locales.flatMap((locale) => [
  { name: `subject-${locale}`, label: `Subject, ${languageLabels[locale]}`, lang: localeTags[locale] },
  { name: `body-${locale}`, label: `Text, ${languageLabels[locale]}`, lang: localeTags[locale] },
])

/** The same of a message to guests. */
export const messageFields = (organisations: ChosenOrganisation[]): ComparedField[] => [
  { name: 'groups', label: 'To guests who are', labels: groupLabels },
  comparedOrganisations(organisations, 'Only of these organisations'),
  ...textFields,
]

/** All fields of messages of any kind, for what was typed into one that is gone. */
export const keptFields: ComparedField[] = [
  ...messageFields([]),
  ...announcementFields([]).filter(({ name }) => name !== 'organisations'),
]

/** `1` → 'is', more → 'are': each reason reads as a sentence after its number. */
const skipLabels: Record<SkipReason, [one: string, more: string]> = {
  left: [
    'has left, is leaving, or is no longer in the audience',
    'have left, are leaving, or are no longer in the audience',
  ],
  restricted: ['has restricted the use of their data', 'have restricted the use of their data'],
  announced: ['has had an announcement of this event before', 'have had an announcement of this event before'],
  attending: ['attends already', 'attend already'],
  objected: ['has objected to such mails', 'have objected to such mails'],
  optedOut: ['does not want announcements', 'do not want announcements'],
}

export const skippedText = (reason: SkipReason, count: number) => `${count} ${skipLabels[reason][count === 1 ? 0 : 1]}`

export const refusalLabels = (by?: string): Record<MessageRefusal, string> => ({
  gone: 'It is no longer here: a colleague has deleted it.',
  stale: 'A colleague has changed it meanwhile. Look at it as it is now, then try again.',
  sent: by ? `${by} has sent it before you. Nothing was changed.` : 'It has been sent before you. Nothing was changed.',
  'not-held': 'It is too late to take it back: it has left, or a colleague has taken it back before you.',
  nobody: 'There is nobody to send it to. Choose other recipients.',
  'no-text': 'It has no text yet. Write it in one language at least.',
  outside: by
    ? `The event is not for them, or they have no account: ${by}. Nothing was saved.`
    : 'The event is not for anyone in one of these organisations. Nothing was saved.',
  unpublished: 'The event is a draft, which no member sees. Publish it first.',
  over: 'The event has been cancelled or is over, so it can no longer be announced.',
  'not-over': 'The event is not over, or was cancelled: there is nobody to thank yet.',
  'too-many-files': 'The files are too many or too large for a mail. Remove one first.',
  exists: 'This form has already been used. Load the page again.',
})
