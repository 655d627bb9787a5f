import { getTableName } from 'drizzle-orm'
import { expect } from 'vitest'
import { getMessages } from '~/i18n/load-messages'
import { copiedDataMessages } from '~/i18n/messages/copied-data'
import { plantCanary } from '../../../../test/canary'
import { test } from '../../../../test/test'
import { collectRows } from '../sources/collect.server'
import { personalTables } from '../sources/tables.server'
import { renderCopy } from './page.server'

test('every table has a name that a person understands', async () => {
  const { tables } = await getMessages(copiedDataMessages, 'en')
  const names = personalTables.map(({ table }) => getTableName(table))
  expect(names.filter((name) => !Object.hasOwn(tables, name))).toEqual([])
})

test('the page of a copy is in words: no names of tables or columns, no ids, times of Stockholm', async ({ ctx }) => {
  const { person } = await plantCanary(ctx)
  const copied = await collectRows(ctx, person)
  const html = await renderCopy({ copied, email: person.email, at: ctx.now, locale: 'sv', brand: ctx.brand })
  const text = html.replaceAll(/<style>.*?<\/style>/gs, '').replaceAll(/<[^>]+>/g, '\n')
  expect(text).toContain('Vad du söker')
  expect(text).toContain('16 november 2026 kl. 10:00')
  expect(text).toContain('Sjukhus')
  expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/)
  expect(text).not.toMatch(/\d{4}-\d\d-\d\dT/)
  expect(text).not.toMatch(/\b[a-z]+_[a-z]+\b|createdAt|\bnull\b|\[object/)
  expect(html).not.toMatch(/<dl><\/dl>|<h3>[^<]*<\/h3>(<h3>|<\/section>)/)
  for (const [, target] of html.matchAll(/href="#(\w+)"/g)) expect(html).toContain(`<section id="${target}">`)
  expect(html.match(/href="#/g)?.length).toBeGreaterThan(8)
})
