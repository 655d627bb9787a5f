import {
  type DocumentType,
  documentForms,
  type Field,
  type Fields,
  type Leaf,
  type ListField,
  partsOf,
} from '~/features/cms/fields/model'
import { isText } from '~/features/content/model'
import { type Locale, locales } from '~/i18n/locales'

/** Values of a form, by the names of its controls: `title.sv`, `circles.gallery.0.url`. */
export type Values = Record<string, string>

/** One control of a form. */
export type Control = {
  name: string
  leaf: Leaf
  /** The name without the language, and the language. */
  base: string
  language: Locale | null
  text: string
}

/** Hidden control with the item's index when the form was rendered: the timestamps of its translations follow it. */
export const originOf = (item: string) => `${item}.was`

/** Checkbox that confirms an outdated translation as still right. */
export const confirmedName = (name: string) => `confirmed.${name}`

/** The controls of a document with their texts, in the order of its form; a list has some for each of its items. */
export function controlsOf(type: DocumentType, fields: Fields): Control[] {
  const controls = (base: string, leaf: Leaf, value: unknown): Control[] => {
    if (!leaf.localized) return [{ name: base, base, leaf, language: null, text: textOf(leaf, value) }]
    const translations = inLanguages(value)
    return locales.map((language) => {
      return { name: `${base}.${language}`, base, leaf, language, text: textOf(leaf, translations[language]) }
    })
  }
  return Object.entries(documentForms[type].fields).flatMap(([path, field]) => {
    if (field.kind !== 'list') return controls(path, field, valueAt(fields, path))
    return itemsAt(fields, path).flatMap((item, index) =>
      partsOf(field).flatMap(([part, leaf]) => controls(itemPart(path, index, part), leaf, partOf(field, item, part))),
    )
  })
}

const partOf = ({ textPart }: ListField, item: unknown, part: string) => {
  if (!part || (part === textPart && isText(item))) return item
  return (item as Fields | null)?.[part]
}

export const itemPart = (path: string, index: number, part: string) => `${path}.${index}${part && `.${part}`}`

/** The initial values of a document's form. */
export function valuesOf(type: DocumentType, fields: Fields): Values {
  const controls = controlsOf(type, fields).filter(({ leaf, text }) => leaf.kind !== 'checkbox' || text)
  const origins = Object.entries(documentForms[type].fields).flatMap(([path, field]) =>
    field.kind === 'list' ? itemsAt(fields, path).map((_, index) => [originOf(`${path}.${index}`), String(index)]) : [],
  )
  return { ...Object.fromEntries(controls.map(({ name, text }) => [name, text])), ...Object.fromEntries(origins) }
}

/** The numbers of the items of a list in a form, ascending. An item is there when the form has a field of it. */
export function itemNumbers(values: Values, path: string): number[] {
  const numbers = Object.keys(values).flatMap((name) => {
    const number = name.startsWith(`${path}.`) ? /^\d{1,3}(?=\.)/.exec(name.slice(path.length + 1)) : null
    return number ? [Number(number[0])] : []
  })
  return [...new Set(numbers)].sort((a, b) => a - b)
}

/** Maps findings at controls of the stored document to the form's controls: items may have been moved. */
export function byControl<Found>(
  type: DocumentType,
  found: Record<string, Found>,
  values: Values,
): Record<string, Found> {
  const lists = Object.entries(documentForms[type].fields).filter(([, field]) => field.kind === 'list')
  const isInList = (name: string) => lists.some(([path]) => name.startsWith(`${path}.`))
  const moved = lists.flatMap(([path]) =>
    itemNumbers(values, path).flatMap((number) => {
      const stored = `${path}.${values[originOf(`${path}.${number}`)]}.`
      const ofItem = Object.entries(found).filter(([name]) => name.startsWith(stored))
      return ofItem.map(([name, finding]) => [name.replace(stored, `${path}.${number}.`), finding] as const)
    }),
  )
  return Object.fromEntries([...Object.entries(found).filter(([name]) => !isInList(name)), ...moved])
}

/** Looks up a document's text at a path, in English or else in the first language that has it. */
export function textLookup(type: DocumentType, fields: Fields) {
  const controls = controlsOf(type, fields)
  return (path: string) => controls.find(({ base, text }) => base === path && text)?.text ?? ''
}

export const nameOf = (type: DocumentType, fields: Fields) =>
  documentForms[type].name(textLookup(type, fields)) || `${documentForms[type].one} without a name`

/** The field that a path of a document leads to, and the name of its control. Null when there is none. */
export function controlAt(type: DocumentType, path: PropertyKey[]): { name: string; field: Field } | null {
  const steps = path.map(String)
  for (const [key, field] of Object.entries(documentForms[type].fields)) {
    const depth = key.split('.').length
    if (steps.slice(0, depth).join('.') !== key) continue
    const [at, ...rest] = steps.slice(depth)
    if (field.kind !== 'list') return { field, name: withLanguage(key, field, at) }
    if (at === undefined) return { field, name: key }
    const [part, leaf] = partsOf(field).find(([part]) => part === '' || part === rest[0]) ?? partsOf(field)[0] ?? []
    if (part === undefined || !leaf) return null
    return { field: leaf, name: withLanguage(itemPart(key, Number(at), part), leaf, rest[part ? 1 : 0]) }
  }
  return null
}

const withLanguage = (base: string, leaf: Leaf, language = 'en') => (leaf.localized ? `${base}.${language}` : base)

const valueAt = (fields: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (node as Fields | null | undefined)?.[key], fields)

const itemsAt = (fields: Fields, path: string): unknown[] => {
  const items = valueAt(fields, path)
  return Array.isArray(items) ? items : []
}

/** A plain text counts as English, as it does for the pages. */
const inLanguages = (value: unknown): Record<string, unknown> => {
  if (typeof value === 'string' || Array.isArray(value)) return { en: value }
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOf({ kind }: Leaf, value: unknown): string {
  if (kind === 'checkbox') return value === true ? 'on' : ''
  if (kind === 'paragraphs' && Array.isArray(value))
    return value.filter((part) => typeof part === 'string').join('\n\n')
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  return kind === 'day' ? value.slice(0, 10) : value
}
