import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { problemsOf } from '~/features/cms/forms/schema'
import { documentSchemas } from '~/features/content/schema'
import { documentForms, documentTypes, type Field, type Leaf, partsOf } from './model'

type Def = { type: string; in?: z.ZodType; out?: z.ZodType; innerType?: z.ZodType; element?: z.ZodType; shape?: Shape }
type Shape = Record<string, z.ZodType>

/** The schema inside of pipes, transforms and optionals. */
function core(schema: z.ZodType): Def {
  const def = schema.def as unknown as Def
  if (def.type === 'pipe') {
    const parts = [def.in, def.out].filter((part) => part && part.def.type !== 'transform')
    return core(parts[0] as z.ZodType)
  }
  return def.innerType ? core(def.innerType) : def
}

/** Every path of a schema, with `*` where it is localized: `title*`, `circles.gallery[].alt*`. */
function pathsOf(schema: z.ZodType, path = ''): string[] {
  const def = core(schema)
  if (def.type === 'array') return pathsOf(def.element as z.ZodType, `${path}[]`)
  if (def.type !== 'object') return [path]
  const keys = Object.keys(def.shape ?? {})
  if (keys.join() === 'en,sv,no') return [`${path}*`]
  return keys.flatMap((key) => pathsOf((def.shape as Shape)[key] as z.ZodType, path ? `${path}.${key}` : key))
}

const leafPath = (path: string, { localized }: Leaf) => `${path}${localized ? '*' : ''}`
const describedPaths = (fields: Record<string, Field>) =>
  Object.entries(fields).flatMap(([path, field]) =>
    field.kind === 'list'
      ? partsOf(field).map(([part, leaf]) => leafPath(`${path}[]${part && `.${part}`}`, leaf))
      : [leafPath(path, field)],
  )

describe.each(documentTypes)('%s', (type) => {
  const { fields } = documentForms[type]

  test('the form has every key of the schema, and no other', () => {
    // The service sets these two.
    const inSchema = pathsOf(documentSchemas[type]).filter((path) => !['id', 'updatedAt'].includes(path))
    expect(describedPaths(fields).toSorted()).toEqual(inSchema.toSorted())
  })

  test('the form requires exactly the fields that the schema requires', () => {
    const required = Object.entries(fields).flatMap(([path, { required }]) => (required ? [path] : []))
    const missing = problemsOf(type, {}).map(({ name, code }) => `${name.replace(/\.en$/, '')} ${code}`)
    expect(missing.toSorted()).toEqual(required.map((path) => `${path} required`).toSorted())
  })
})

test('the paths of a schema include nested, listed and localized fields', () => {
  expect(pathsOf(documentSchemas.homepage)).toContain('circles.gallery[].alt*')
  expect(pathsOf(documentSchemas.homepage)).toContain('what.signals.body*')
  expect(pathsOf(documentSchemas.brief)).toEqual([
    'id',
    'weekStart',
    'title*',
    'opening*',
    'items[].heading*',
    'items[].text*',
    'items[].plan*',
    'question*',
  ])
  expect(pathsOf(documentSchemas.note)).toContain('body*')
})
