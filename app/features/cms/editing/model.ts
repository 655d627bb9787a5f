import { type DocumentType, documentForms, type Fields, partsOf } from '~/features/cms/fields/model'
import { type Control, controlsOf, type Values } from '~/features/cms/forms/model'
import type { ComparedField } from '~/features/drafts/model'
import { type Locale, localeNames, locales, localeTags } from '~/i18n/locales'
import type { FormResult } from '~/web/forms/form-result'

/** When each text of a document was last changed, by the name of its control. */
export type TextTimestamps = Record<string, string>

/** A translation that is missing, or older than its English. */
export type TranslationIssue = { name: string; language: Locale; state: 'missing' | 'outdated' }

export function findTranslationIssues(
  type: DocumentType,
  fields: Fields,
  textUpdatedAt: TextTimestamps,
): TranslationIssue[] {
  const controls = controlsOf(type, fields)
  const english = new Map(
    controls.filter(({ language }) => language === 'en').map((control) => [control.base, control]),
  )
  return controls.flatMap(({ name, base, language, text }): TranslationIssue[] => {
    const source = english.get(base)
    if (!language || language === 'en' || !source?.text) return []
    if (!text) return [{ name, language, state: 'missing' }]
    // A text without a timestamp counts as the oldest.
    return (textUpdatedAt[source.name] ?? '') > (textUpdatedAt[name] ?? '')
      ? [{ name, language, state: 'outdated' }]
      : []
  })
}

type Edit = {
  before: Fields
  after: Fields
  textUpdatedAt: TextTimestamps
  now: Date
  /** Translations that the editor has confirmed as still right, by control. */
  confirmedTranslations?: string[]
  /** The earlier path of each item of a list; without it items have not moved. */
  origins?: Record<string, string>
}

/** `textUpdatedAt` after an edit: changed and confirmed texts get the time of the edit, others keep theirs. */
export function timestampsAfterEdit(
  type: DocumentType,
  { before, after, textUpdatedAt, now, confirmedTranslations = [], origins }: Edit,
): TextTimestamps {
  const oldTexts = new Map(controlsOf(type, before).map(({ name, text }) => [name, text]))
  const entries = localized(controlsOf(type, after)).map(({ name, text }) => {
    const oldName = nameBefore(type, name, origins)
    const isSame = oldName !== undefined && oldTexts.get(oldName) === text && !confirmedTranslations.includes(name)
    return [name, isSame ? textUpdatedAt[oldName] : now.toISOString()]
  })
  return Object.fromEntries(entries.filter(([, updatedAt]) => updatedAt !== undefined))
}

/**
 * `textUpdatedAt` after a draft is discarded. The timestamps of the texts that the draft had changed are lost, so they are
 * removed: otherwise their translations would count as outdated.
 */
export function timestampsAfterDiscard(
  type: DocumentType,
  { before, after, textUpdatedAt }: Pick<Edit, 'before' | 'after' | 'textUpdatedAt'>,
) {
  const changed = new Set(changesBetween(type, before, after).map(({ base }) => base))
  const unchanged = localized(controlsOf(type, after)).filter(
    ({ base, name }) => !changed.has(base) && textUpdatedAt[name],
  )
  return Object.fromEntries(unchanged.map(({ name }) => [name, textUpdatedAt[name] ?? '']))
}

const localized = (controls: Control[]) => controls.filter(({ language, text }) => language && text)

function nameBefore(type: DocumentType, name: string, origins: Record<string, string> | undefined) {
  const list = Object.entries(documentForms[type].fields).find(
    ([path, field]) => field.kind === 'list' && name.startsWith(`${path}.`),
  )?.[0]
  if (!list || !origins) return name
  const item = `${list}.${name.slice(list.length + 1).split('.')[0]}`
  const origin = origins[item]
  return origin && name.replace(item, origin)
}

/** A text that an edit has changed, with its label. */
export type Change = {
  name: string
  base: string
  label: string
  language: Locale | null
  before: string
  after: string
}

export function changesBetween(type: DocumentType, before: Fields, after: Fields): Change[] {
  const [oldControls = [], newControls = []] = [before, after].map((fields) => controlsOf(type, fields))
  const oldTexts = new Map(oldControls.map(({ name, text }) => [name, text]))
  const all = new Map([...oldControls, ...newControls].map((control) => [control.name, control]))
  const newTexts = new Map(newControls.map(({ name, text }) => [name, text]))
  return [...all.values()].flatMap(({ name, base, language }) => {
    const [before, after] = [oldTexts.get(name) ?? '', newTexts.get(name) ?? '']
    return before === after ? [] : [{ name, base, label: labelOf(type, base), language, before, after }]
  })
}

export const isSame = (type: DocumentType, one: Fields, other: Fields) => changesBetween(type, one, other).length === 0

/** The label of a control: 'Title', 'Circles: pictures, 2: What it shows'. */
export function labelOf(type: DocumentType, base: string): string {
  for (const [path, field] of Object.entries(documentForms[type].fields)) {
    if (path === base) return field.label
    if (field.kind !== 'list' || !base.startsWith(`${path}.`)) continue
    const [at, part = ''] = base.slice(path.length + 1).split('.')
    const leaf = partsOf(field).find(([name]) => name === part)?.[1]
    return `${field.label}, ${Number(at) + 1}${part && leaf ? `: ${leaf.label}` : ''}`
  }
  return base
}

/** The fields in which two versions of a document are compared, in the order of the form. */
export const comparedFields = (type: DocumentType): ComparedField[] =>
  Object.entries(documentForms[type].fields).flatMap(([name, field]): ComparedField[] => {
    const { label } = field
    if (field.kind === 'list') return [{ name, label, isList: true }]
    if (!field.localized) return [{ name, label }]
    return locales.map((language) => ({
      name: `${name}.${language}`,
      label: `${label} · ${localeNames[language]}`,
      lang: localeTags[language],
    }))
  })

/** A text with the number of missing and outdated translations by language; null when there are none. */
export function describeTranslationIssues(issues: Pick<TranslationIssue, 'language' | 'state'>[]): string | null {
  const summaries = locales.flatMap((language) => {
    const count = (state: TranslationIssue['state']) =>
      issues.filter((issue) => issue.language === language && issue.state === state).length
    const parts = (['missing', 'outdated'] as const).filter(count).map((state) => `${count(state)} ${state}`)
    return parts.length > 0 ? [`${localeNames[language]}: ${parts.join(', ')}`] : []
  })
  return summaries.length > 0 ? summaries.join(' · ') : null
}

export type DocumentState = 'draft' | 'published' | 'changed'

/** Visitors see nothing of a draft, all of a published document, and of a changed one the published fields. */
export const stateOf = ({ draft, published }: { draft: unknown; published: unknown }): DocumentState =>
  published ? (draft ? 'changed' : 'published') : 'draft'

export const stateLabels: Record<DocumentState, string> = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Published, with a draft',
}

/** Why a command on a document is refused. */
export const documentRefusals = [
  'stale',
  'gone',
  'only-one',
  'slug-taken',
  'week-taken',
  'incomplete',
  'never-published',
] as const
export type DocumentRefusal = (typeof documentRefusals)[number]

export type DocumentForm = { data: undefined; reason: DocumentRefusal }
/** The form's values with a list in another order. Nothing is stored by it. */
export type ArrangeForm = { data: Arrangement; reason: never }
export type Arrangement = { values: Values /** The item that was moved or added. */; focus: string; isAdded: boolean }
export type EditorResult = FormResult<DocumentForm> | FormResult<ArrangeForm>

export const contentPage = (type?: DocumentType, id?: string, rest = '') =>
  `/admin/content${type ? `/${type}` : ''}${id ? `/${encodeURIComponent(id)}` : ''}${rest}`

/** Whether a parameter of the address has the form of a document's id. */
export const isId = (id: string) => /^[\w.-]{1,100}$/.test(id)

/** Title of the browser's tab, with a long name shortened. */
export const tabTitle = (name: string) => `${name.length > 45 ? `${name.slice(0, 44)}…` : name} · Content · Admin`
