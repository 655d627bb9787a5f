import { type DocumentType, documentForms, type Fields, partsOf } from '~/features/cms/fields/model'
import { type Control, controlsOf, type Values } from '~/features/cms/forms/model'
import { type Locale, localeNames, locales } from '~/i18n/locales'
import type { FormResult } from '~/web/forms/form-result'

/** When each text of a document was last changed, by the name of its control. */
export type TextTimestamps = Record<string, string>

/** What is amiss with a translation: there is none, or its English has changed since. */
export type TranslationIssue = { name: string; language: Locale; state: 'missing' | 'outdated' }

export function findTranslationIssues(
  type: DocumentType,
  fields: Fields,
  textUpdatedAt: TextTimestamps,
): TranslationIssue[] {
  const controls = controlsOf(type, fields)
  const english = new Map(controls.filter(({ language }) => language === 'en').map((said) => [said.base, said]))
  return controls.flatMap(({ name, base, language, text }): TranslationIssue[] => {
    const source = english.get(base)
    if (!language || language === 'en' || !source?.text) return []
    if (!text) return [{ name, language, state: 'missing' }]
    // Without a stamp it is as old as the document.
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
  /** Translations that were read again and are still right. */
  confirmedTranslations?: string[]
  /** Where each item of a list was before; without it, where it is now. */
  origins?: Record<string, string>
}

/** The textUpdatedAt after an edit: a text that has changed is as new as the edit, any other keeps its own. */
export function timestampsAfterEdit(
  type: DocumentType,
  { before, after, textUpdatedAt, now, confirmedTranslations = [], origins }: Edit,
): TextTimestamps {
  const old = new Map(controlsOf(type, before).map(({ name, text }) => [name, text]))
  const entries = localized(controlsOf(type, after)).map(({ name, text }) => {
    const was = nameBefore(type, name, origins)
    const isSame = was !== undefined && old.get(was) === text && !confirmedTranslations.includes(name)
    return [name, isSame ? textUpdatedAt[was] : now.toISOString()]
  })
  return Object.fromEntries(entries.filter(([, stamp]) => stamp !== undefined))
}

/**
 * The textUpdatedAt when a draft is thrown away. What it had changed is as it was, but when that was is no longer known: rather
 * than call those translations outdated, nothing is said of their age.
 */
export function timestampsAfterDiscard(
  type: DocumentType,
  { before, after, textUpdatedAt }: Pick<Edit, 'before' | 'after' | 'textUpdatedAt'>,
) {
  const changed = new Set(changesBetween(type, before, after).map(({ base }) => base))
  const kept = localized(controlsOf(type, after)).filter(({ base, name }) => !changed.has(base) && textUpdatedAt[name])
  return Object.fromEntries(kept.map(({ name }) => [name, textUpdatedAt[name] ?? '']))
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

/** A text that an edit has changed, and what it is called. */
export type Change = {
  name: string
  base: string
  label: string
  language: Locale | null
  before: string
  after: string
}

export function changesBetween(type: DocumentType, before: Fields, after: Fields): Change[] {
  const [old, now] = [before, after].map((fields) => controlsOf(type, fields))
  const texts = new Map(old?.map(({ name, text }) => [name, text]))
  const all = new Map([...(old ?? []), ...(now ?? [])].map((control) => [control.name, control]))
  const newTexts = new Map(now?.map(({ name, text }) => [name, text]))
  return [...all.values()].flatMap(({ name, base, language }) => {
    const [before, after] = [texts.get(name) ?? '', newTexts.get(name) ?? '']
    return before === after ? [] : [{ name, base, label: labelOf(type, base), language, before, after }]
  })
}

export const isSame = (type: DocumentType, one: Fields, other: Fields) => changesBetween(type, one, other).length === 0

/** What an editor knows a control by: 'Title', 'Circles: pictures, 2: What it shows'. */
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

/** How many translations are amiss in each language, in words; null when none is. */
export function describeTranslationIssues(gaps: Pick<TranslationIssue, 'language' | 'state'>[]): string | null {
  const words = locales.flatMap((language) => {
    const count = (state: TranslationIssue['state']) =>
      gaps.filter((gap) => gap.language === language && gap.state === state).length
    const parts = (['missing', 'outdated'] as const).filter(count).map((state) => `${count(state)} ${state}`)
    return parts.length > 0 ? [`${localeNames[language]}: ${parts.join(', ')}`] : []
  })
  return words.length > 0 ? words.join(' · ') : null
}

export type DocumentState = 'draft' | 'published' | 'changed'

/** Never seen by visitors, seen as it is, or seen as it was before the draft. */
export const stateOf = ({ draft, published }: { draft: unknown; published: unknown }): DocumentState =>
  published ? (draft ? 'changed' : 'published') : 'draft'

export const stateLabels: Record<DocumentState, string> = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Published, with a draft',
}

/** Why a command on a document is refused. */
export const documentRefusals = ['stale', 'gone', 'only-one', 'slug-taken', 'incomplete', 'never-published'] as const
export type DocumentRefusal = (typeof documentRefusals)[number]

export type DocumentForm = { data: undefined; reason: DocumentRefusal }
/** The form's values with a list in another order. Nothing is stored by it. */
export type ArrangeForm = { data: Arrangement; reason: never }
export type Arrangement = { values: Values /** The item that was moved or added. */; focus: string; isAdded: boolean }
export type EditorResult = FormResult<DocumentForm> | FormResult<ArrangeForm>

export const contentPage = (type?: DocumentType, id?: string, rest = '') =>
  `/admin/content${type ? `/${type}` : ''}${id ? `/${encodeURIComponent(id)}` : ''}${rest}`

/** Whatever else an address says, no document has it. */
export const isId = (id: string) => /^[\w.-]{1,100}$/.test(id)

/** A tab of the browser shows the beginning of a name. */
export const tabTitle = (name: string) => `${name.length > 45 ? `${name.slice(0, 44)}…` : name} · Content · Admin`
