import { z } from 'zod'
import { type DocumentType, documentForms, type Fields, type Leaf, partsOf } from '~/features/cms/fields/model'
import { isOwnAddress } from '~/features/content/model'
import { documentSchemas } from '~/features/content/schema'
import { locales } from '~/i18n/locales'
import { momentAt } from '~/lib/wall-clock'
import {
  confirmedName,
  controlAt,
  controlsOf,
  itemNumbers,
  itemPart,
  originOf,
  type Values,
  valuesOf,
  zoneOf,
} from './model'

/** What is wrong at a control: it lacks something, or what it has can't be read. */
export type Problem = { name: string; code: 'required' | 'wrong' | 'tooLong' | 'tooMany' | 'characters'; max?: number }

export type DocumentInput = {
  /** For one that is new; its form brings it along, so that two clicks make one. */
  newId: string | null
  version: number | null
  fields: Fields
  /** The translations that are still right, and where each item of a list was before. */
  confirmedTranslations: string[]
  origins: Record<string, string>
}

/** No list is longer than its pages take. */
const maxItems = 500

/** Reads what a form sent. A draft may lack what publishing needs; nothing in it may be unreadable. */
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
      version:
        z.coerce
          .number()
          .int()
          .nonnegative()
          .safeParse(values.version || undefined).data ?? null,
      fields,
      confirmedTranslations: Object.keys(values).flatMap((name) =>
        name.startsWith(confirmedName('')) ? [name.slice(confirmedName('').length)] : [],
      ),
      origins,
    }
  })

/** What keeps a document from being published: the same schema that the pages read it by. */
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

/** What is edited here is shown from here, so Sanity's pictures, which its documents may have, are another site's too. */
const foreignPictures = (type: DocumentType, fields: Fields) =>
  controlsOf(type, fields)
    .filter(({ leaf, text }) => leaf.kind === 'image' && text && !isOwnAddress(text))
    .map(({ name }): Problem => ({ name, code: 'wrong' }))

type Read = { fields: Fields; problems: Problem[]; origins: Record<string, string> }

function readFields(type: DocumentType, values: Values): Read {
  const problems: Problem[] = []
  const origins: Record<string, string> = {}
  const fields: Fields = {}
  const zone = zoneOf(values)

  const one = (name: string, { kind }: Leaf): unknown => {
    const typed = (values[name] ?? '').replaceAll('\r\n', '\n').trim()
    if (kind === 'checkbox') return typed === 'on'
    if (!typed) return undefined
    const wrong = (code: Problem['code']) => void problems.push({ name, code })
    // NUL can't be stored, and a lone surrogate has no bytes.
    if (typed.includes('\0') || !typed.isWellFormed()) return wrong('characters')
    if (kind === 'number') return Number.isFinite(Number(typed)) ? Number(typed) : wrong('wrong')
    if (kind === 'instant') return momentAt(typed.slice(0, 16).replace('T', ' '), zone)?.toISOString() ?? wrong('wrong')
    return typed
  }
  const read = (base: string, leaf: Leaf): unknown => {
    if (!leaf.localized) return one(base, leaf)
    const said = locales.map((language) => [language, one(`${base}.${language}`, leaf)])
    return whole(said)
  }

  for (const [path, field] of Object.entries(documentForms[type].fields)) {
    if (field.kind !== 'list') {
      put(fields, path, read(path, field))
      continue
    }
    const items = itemNumbers(values, path).map((number, at) => {
      const was = values[originOf(`${path}.${number}`)]
      if (was) origins[`${path}.${at}`] = `${path}.${was}`
      const parts = partsOf(field).map(([part, leaf]) => [part, read(itemPart(path, number, part), leaf)] as const)
      // An item that is empty stays one, so that publishing can point at it.
      return (parts[0]?.[0] === '' ? parts[0][1] : whole(parts)) ?? {}
    })
    if (items.length > maxItems) problems.push({ name: path, code: 'tooMany', max: maxItems })
    else if (items.length > 0) put(fields, path, items)
  }
  return { fields, problems, origins }
}

/** The parts that say something; nothing when none does. */
const whole = (parts: (readonly [string, unknown] | unknown[])[]) => {
  const said = parts.filter(([, value]) => value !== undefined)
  return said.length > 0 ? Object.fromEntries(said) : undefined
}

function put(fields: Fields, path: string, value: unknown) {
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

/** What a button beside a list asks for: `up circles.expect.2`, `add circles.expect`. */
export const arrangement = z.record(z.string(), z.string()).transform((values, ctx) => {
  const [what, at = ''] = (values.arrange ?? '').split(' ')
  if (!['add', 'remove', 'up', 'down'].includes(what ?? '')) ctx.addIssue({ code: 'custom', message: 'choice' })
  return { what: what as 'add' | 'remove' | 'up' | 'down', at, values }
})

/** The form's values with one item more, less or elsewhere; and the item that the eye follows. */
export function arrange(type: DocumentType, { what, at, values }: z.infer<typeof arrangement>) {
  const [path, field] =
    Object.entries(documentForms[type].fields).find(([path]) => at === path || at.startsWith(`${path}.`)) ?? []
  if (!path || field?.kind !== 'list') return { values, focus: '' }
  const order = itemNumbers(values, path)
  const from = order.indexOf(Number(at.slice(path.length + 1)))
  const to = { add: order.length, remove: from, up: Math.max(0, from - 1), down: from + 1 }[what]
  if (what === 'add') order.push(brandNew)
  else if (from >= 0) order.splice(to, 0, ...order.splice(from, 1).filter(() => what !== 'remove'))

  // A box beside a translation moves with it.
  const numberIn = (name: string) => {
    const own = name.startsWith(confirmedName('')) ? name.slice(confirmedName('').length) : name
    return own.startsWith(`${path}.`) ? /^\d+(?=\.)/.exec(own.slice(path.length + 1))?.[0] : undefined
  }
  const entries = Object.entries(values)
  const items = order.flatMap((number, place) => [
    [originOf(`${path}.${place}`), ''],
    ...entries
      .filter(([name]) => numberIn(name) === String(number))
      .map(([name, value]) => [name.replace(`${path}.${number}.`, `${path}.${place}.`), value]),
  ])
  const others = entries.filter(([name]) => numberIn(name) === undefined)
  const arranged: Values = Object.fromEntries([...others, ...items])
  return { values: arranged, focus: order.length > 0 ? `${path}.${Math.min(to, order.length - 1)}` : path }
}

const brandNew = -1
