import { z } from 'zod'
import {
  type DocumentType,
  documentForms,
  type Fields,
  type Leaf,
  lineLength,
  partsOf,
} from '~/features/cms/fields/model'
import { isOwnAddress } from '~/features/content/model'
import { documentSchemas } from '~/features/content/schema'
import { locales } from '~/i18n/locales'
import { wholeNumber } from '~/lib/input'
import { confirmedName, controlAt, controlsOf, itemNumbers, itemPart, originOf, type Values, valuesOf } from './model'

/** A control that is missing a value or has an invalid one. */
export type Problem = {
  name: string
  code: 'required' | 'wrong' | 'tooLong' | 'tooMany' | 'characters'
  max?: number
}

export type DocumentInput = {
  /** Id for a new document, from its form, so that two clicks add one document. */
  newId: string | null
  version: number | null
  fields: Fields
  /** The translations confirmed as still right, and the earlier path of each item of a list. */
  confirmedTranslations: string[]
  origins: Record<string, string>
}

/** No schema of the pages accepts a longer list. */
const maxItems = 500

/** Reads a submitted form. A draft may lack required fields, but no field may be invalid. */
export const documentInput = (type: DocumentType, needs: 'draft' | 'complete') =>
  z.record(z.string(), z.string()).transform((values, ctx): DocumentInput => {
    const { fields, problems, origins } = readFields(type, values)
    const found = [...problems, ...problemsOf(type, fields)]
    for (const { name, code, max } of needs === 'draft' ? found.filter(({ code }) => code !== 'required') : found) {
      const message = code
      if (max === undefined) ctx.addIssue({ code: 'custom', message, path: [name] })
      else ctx.addIssue({ code: 'too_big', maximum: max, origin: 'string', input: '', message, path: [name] })
    }
    return {
      newId: z.uuid().safeParse(values.id).data ?? null,
      version: wholeNumber.safeParse(values.version).data ?? null,
      fields,
      confirmedTranslations: Object.keys(values).flatMap((name) =>
        name.startsWith(confirmedName('')) ? [name.slice(confirmedName('').length)] : [],
      ),
      origins,
    }
  })

/** Problems that prevent publishing, found with the schema that the pages read documents with. */
export function problemsOf(type: DocumentType, fields: Fields): Problem[] {
  const { error } = documentSchemas[type].safeParse({ ...fields, _id: 'new' })
  const values = valuesOf(type, fields)
  const problems = (error?.issues ?? []).flatMap((issue): Problem[] => {
    const { name, field } = controlAt(type, issue.path) ?? {}
    if (name === undefined || !field) return []
    if (field.kind === 'list') {
      return issue.code === 'too_big'
        ? [{ name, code: 'tooMany', max: Number(issue.maximum) }]
        : [{ name, code: 'required' }]
    }
    if (!values[name]) return [{ name, code: 'required' }]
    if (issue.code === 'too_big' && field.kind !== 'number') {
      return [{ name, code: 'tooLong', max: Number(issue.maximum) }]
    }
    return [{ name, code: 'wrong' }]
  })
  return [
    ...new Map([...problems, ...foreignPictures(type, fields)].map((problem) => [problem.name, problem])).values(),
  ]
}

/** Pictures of other sites. Sanity's count too: only documents that are read from Sanity may use them. */
const foreignPictures = (type: DocumentType, fields: Fields) =>
  controlsOf(type, fields)
    .filter(({ leaf, text }) => leaf.kind === 'image' && text && !isOwnAddress(text))
    .map(({ name }): Problem => ({ name, code: 'wrong' }))

type Read = { fields: Fields; problems: Problem[]; origins: Record<string, string> }

function readFields(type: DocumentType, values: Values): Read {
  const problems: Problem[] = []
  const origins: Record<string, string> = {}
  const fields: Fields = {}

  const readControl = (name: string, { kind }: Leaf): unknown => {
    const typed = (values[name] ?? '').replaceAll('\r\n', '\n').trim()
    if (kind === 'checkbox') return typed === 'on'
    if (!typed) return undefined
    const report = (code: Problem['code'], max?: number) =>
      void problems.push(max === undefined ? { name, code } : { name, code, max })
    // PostgreSQL can't store NUL, and a lone surrogate can't be encoded as UTF-8.
    if (typed.includes('\0') || !typed.isWellFormed()) return report('characters')
    if (kind === 'line' && typed.length > lineLength) return report('tooLong', lineLength)
    if (kind === 'number') return /^-?\d{1,15}(\.\d+)?$/.test(typed) ? Number(typed) : report('wrong')
    return typed
  }
  const readLeaf = (base: string, leaf: Leaf): unknown => {
    if (!leaf.localized) return readControl(base, leaf)
    return withoutEmpty(locales.map((language) => [language, readControl(`${base}.${language}`, leaf)]))
  }

  for (const [path, field] of Object.entries(documentForms[type].fields)) {
    if (field.kind !== 'list') {
      setAt(fields, path, readLeaf(path, field))
      continue
    }
    const items = itemNumbers(values, path).map((number, index) => {
      const origin = values[originOf(`${path}.${number}`)]
      if (origin) origins[`${path}.${index}`] = `${path}.${origin}`
      const parts = partsOf(field).map(([part, leaf]) => [part, readLeaf(itemPart(path, number, part), leaf)] as const)
      // An empty item is stored as `{}`, so that publishing can report it.
      return (parts[0]?.[0] === '' ? parts[0][1] : withoutEmpty(parts)) ?? {}
    })
    if (items.length > maxItems) problems.push({ name: path, code: 'tooMany', max: maxItems })
    else if (items.length > 0) setAt(fields, path, items)
  }
  return { fields, problems, origins }
}

/** An object of the parts that have a value; undefined when none has. */
const withoutEmpty = (parts: (readonly [string, unknown] | unknown[])[]) => {
  const filled = parts.filter(([, value]) => value !== undefined)
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}

function setAt(fields: Fields, path: string, value: unknown) {
  if (value === undefined) return
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let holder = fields
  for (const key of keys) {
    holder[key] ??= {}
    holder = holder[key] as Fields
  }
  holder[last] = value
}

/** The value of a button of a list: `up circles.expect.2`, `add circles.expect`. */
export const arrangement = z.record(z.string(), z.string()).transform((values, ctx) => {
  const [operation, at = ''] = (values.arrange ?? '').split(' ')
  if (!['add', 'remove', 'up', 'down'].includes(operation ?? '')) ctx.addIssue({ code: 'custom', message: 'choice' })
  return { operation: operation as 'add' | 'remove' | 'up' | 'down', at, values }
})

/** The form's values with one item added, removed or moved, and the item that gets the focus. */
export function arrange(type: DocumentType, { operation, at, values }: z.infer<typeof arrangement>) {
  const [path, field] =
    Object.entries(documentForms[type].fields).find(([path]) => at === path || at.startsWith(`${path}.`)) ?? []
  if (!path || field?.kind !== 'list') return { values, focus: '' }
  const order = itemNumbers(values, path)
  const from = order.indexOf(Number(at.slice(path.length + 1)))
  const to = { add: order.length, remove: from, up: Math.max(0, from - 1), down: from + 1 }[operation]
  if (operation === 'add') order.push(addedItem)
  else if (from >= 0) order.splice(to, 0, ...order.splice(from, 1).filter(() => operation !== 'remove'))

  // The checkbox that confirms a translation moves with its item.
  const numberIn = (name: string) => {
    const control = name.startsWith(confirmedName('')) ? name.slice(confirmedName('').length) : name
    return control.startsWith(`${path}.`) ? /^\d+(?=\.)/.exec(control.slice(path.length + 1))?.[0] : undefined
  }
  const entries = Object.entries(values)
  const items = order.flatMap((number, index) => [
    [originOf(`${path}.${index}`), ''],
    ...entries
      .filter(([name]) => numberIn(name) === String(number))
      .map(([name, value]) => [name.replace(`${path}.${number}.`, `${path}.${index}.`), value]),
  ])
  const others = entries.filter(([name]) => numberIn(name) === undefined)
  const arranged: Values = Object.fromEntries([...others, ...items])
  return { values: arranged, focus: order.length > 0 ? `${path}.${Math.min(to, order.length - 1)}` : path }
}

/** A number that no existing item has. */
const addedItem = -1
