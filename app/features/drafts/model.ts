import type { SubmittedValues } from '~/web/forms/form-result'

/** Values of a form's controls by name; a name may have several, as boxes do. */
export type FormValues = Record<string, string[]>

/** What someone has typed into a form and not saved. The page of the form gets it when it is opened again. */
export type UnsavedText = {
  typedAt: Date
  values: FormValues
  /** What the changed fields held when the typing began. The others held what `values` has. */
  base: FormValues
}

/** A form that a page shows, and the unsaved text that belongs into it. */
export type OpenedForm = {
  /** The form and what it changes, such as `event:<id>`. */
  form: string
  /** Text that waits in the browser is only for the person who has typed it. */
  owner: string
  unsaved: UnsavedText | null
}

/** Unsaved text of something that is gone. */
export type GoneText = Pick<UnsavedText, 'values' | 'base'>

/** Someone else with unsaved text in the same form. */
export type Editor = { name: string; since: string }

/** Stores and deletes unsaved text, and answers who else is editing. */
export const unsavedTextPath = '/admin/unsaved-text'
/** The same for messages of members, which nobody else edits. */
export const unsavedMessagePath = '/unsaved-text'

/** Typing after a longer pause than this is a new spell of editing. */
export const editingMinutes = 5

/** How often a form that is open and visible asks who else is editing, which is a sign of life too. */
export const pollMs = 20_000

/** Whoever gives no sign of life for longer than this is no longer editing: two polls may fail. */
export const aliveMs = 3 * pollMs

/** A form in which something is made that does not exist yet: nobody else can edit the same. */
export const isNewForm = (form: string) => /:new(:|$)/.test(form)

/** What the names of members' messages begin with. */
export const ownMessagePrefix = 'ownmessage:'

/** The first message of a member's new thread is stored by what the thread is about, and every other one by its thread. */
export const ownMessageNames = {
  answer: (thread: string) => `${ownMessagePrefix}${thread}`,
  newThread: (topic: string) => `${ownMessagePrefix}new${topic && `:${topic}`}`,
}

export const formNames = {
  document: (type: string, id: string) => `document:${type}:${id}`,
  event: (id: string) => `event:${id}`,
  /** A copy of another event has a text of its own. */
  newEvent: (copyOf: string) => (copyOf ? `event:new:${copyOf}` : 'event:new'),
  eventMessage: (id: string) => `message:${id}`,
  organisation: (id: string) => `organisation:${id}`,
  engagement: (id: string) => `engagement:${id}`,
  deliverable: (id: string) => `deliverable:${id}`,
  libraryItem: (id: string) => `library:${id}`,
  answer: (item: string) => `answer:${item}`,
  /** The next message of our team in a thread. */
  thread: (id: string) => `thread:${id}`,
  /** The first message of a new thread, for an organisation and what it is about. */
  newThread: (place: string) => `thread:new:${place}`,
  requestNotes: (id: string) => `notes:${id}`,
  /** Of a person or an organisation. Each admin writes a note of their own, so nobody edits the same. */
  teamNote: (id: string) => `teamnote:new:${id}`,
  /** The language of the mail and the note of a rejection. */
  decision: (id: string) => `decision:${id}`,
}

/** Whom or what the unsaved note of this form is about; undefined for other forms. */
export const noteSubject = (form: string) => /^teamnote:new:(.+)$/.exec(form)?.[1]

/** A field in which two versions of a form are compared. */
export type ComparedField = {
  name: string
  label: string
  lang?: string
  /** Compared as a whole, because its items may have moved. */
  isList?: boolean
  /** What is shown for a value. */
  labels?: Record<string, string>
}

const isPartOf = ({ name, isList }: ComparedField, control: string) =>
  isList ? control.startsWith(`${name}.`) : control === name

const partOf = (values: FormValues, field: ComparedField): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([control]) => isPartOf(field, control)))

/** As the server stores a text, so that what only looks different is no difference. */
const normalized = (texts: string[]) => texts.map((text) => text.replaceAll('\r\n', '\n').trim()).filter(Boolean)

/** Hidden controls of lists, which only say where an item was. */
const isText = (control: string) => !control.endsWith('.was')

const textsOf = (values: FormValues, field: ComparedField) =>
  Object.entries(partOf(values, field))
    .filter(([control]) => isText(control))
    .map(([control, texts]) => [control, normalized(texts)] as const)
    .filter(([, texts]) => texts.length > 0)
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))

const isSame = (one: FormValues, other: FormValues, field: ComparedField) =>
  JSON.stringify(textsOf(one, field)) === JSON.stringify(textsOf(other, field))

/** The text of a field, as it is shown for a choice. */
export const shownText = (values: FormValues, field: ComparedField) =>
  textsOf(values, field)
    .map(([, texts]) => texts.map((text) => field.labels?.[text] ?? text).join(', '))
    .join('\n')

/** `values` with one field as it is in `source`. */
export const withField = (values: FormValues, field: ComparedField, source: FormValues): FormValues => ({
  ...Object.fromEntries(Object.entries(values).filter(([control]) => !isPartOf(field, control))),
  ...partOf(source, field),
})

/** Two people have changed the same thing: the fields to choose in, and those that only the other one has changed. */
export type Conflict = { mine: FormValues; theirs: FormValues; fields: ComparedField[]; taken: ComparedField[] }

type Versions = {
  mine: FormValues
  theirs: FormValues
  /** What both began with; without it every difference is a conflict. */
  base?: FormValues | undefined
}

/**
 * Three-way merge, field by field. A field that only one of the two has changed is theirs or mine; one that both have
 * changed stays mine until another choice is made.
 */
export function merge(compared: ComparedField[], { mine, theirs, base }: Versions) {
  const differing = compared.filter((field) => !isSame(mine, theirs, field))
  const taken = differing.filter((field) => base && isSame(mine, base, field))
  const fields = differing.filter((field) => !taken.includes(field) && !(base && isSame(theirs, base, field)))
  const values = taken.reduce((merged, field) => withField(merged, field, theirs), mine)
  const conflict: Conflict | null = fields.length + taken.length > 0 ? { mine, theirs, fields, taken } : null
  return { values, conflict }
}

/** Whether a text holds nothing that is not saved, as when it reached the server after the form that saved it. */
export const isSaved = (compared: ComparedField[], mine: FormValues, stored: FormValues) =>
  compared.length > 0 && compared.every((field) => isSame(mine, stored, field))

/** What the changed fields of a form held before. */
export function changedFrom(before: FormValues, values: FormValues): FormValues {
  const names = [...new Set([...Object.keys(before), ...Object.keys(values)])]
  const isChanged = (name: string) =>
    JSON.stringify(normalized(before[name] ?? [])) !== JSON.stringify(normalized(values[name] ?? []))
  return Object.fromEntries(names.filter(isChanged).map((name) => [name, before[name] ?? []]))
}

/** The whole of what a form held when the typing began. */
export const baseOf = ({ values, base }: Pick<UnsavedText, 'values' | 'base'>): FormValues => ({ ...values, ...base })

/** As texts by name, for forms whose names are all different. */
export const singleValues = (values: FormValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, [value]]) => (value === undefined ? [] : [[name, value]])))

export const formValues = (values: Record<string, string>): FormValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]]))

/** What a form sent, as it came back with its result. */
export const submittedText = ({ values, lists }: SubmittedValues): FormValues => ({ ...formValues(values), ...lists })
