import { expect } from 'vitest'
import { contentDocuments } from '~/db/schema/documents'
import { test } from '../../../../test/test'
import { createDocumentsSource } from './documents.server'

const signal = AbortSignal.timeout(60_000)
const publishedAt = new Date('2026-11-01T09:00:00Z')

test('id, type and the times come from the row, not from the fields', async ({ ctx }) => {
  const createdAt = new Date('2026-10-01T09:00:00Z')
  const published = { quote: 'Useful.', _id: 'other', _type: 'site', _createdAt: 'never' }
  await ctx.db.insert(contentDocuments).values({ id: 'voice', type: 'testimonial', published, createdAt, publishedAt })
  expect(await createDocumentsSource(ctx.db).fetch('*', {}, signal)).toEqual([
    {
      quote: 'Useful.',
      _id: 'voice',
      _type: 'testimonial',
      _createdAt: createdAt.toISOString(),
      _updatedAt: publishedAt.toISOString(),
    },
  ])
})

test('an unpublished document is not returned any more', async ({ ctx }) => {
  const source = createDocumentsSource(ctx.db)
  await ctx.db.insert(contentDocuments).values({ type: 'brief', published: { items: ['a'] }, publishedAt })
  expect(await source.fetch('count(*)', {}, signal)).toBe(1)
  await ctx.db.update(contentDocuments).set({ published: null, publishedAt: null, draft: { items: ['a'] } })
  expect(await source.fetch('count(*)', {}, signal)).toBe(0)
})

test.for([
  ['a second home page', { type: 'homepage', draft: {} }],
  ['a second note at one address', { type: 'note', published: { slug: 'taken' }, publishedAt }],
  ['a row without draft and published fields', { type: 'note' }],
  ['a published row without a date of publication', { type: 'brief', published: {} }],
] as const)('%s is refused by the database', async ([, row], { ctx }) => {
  await ctx.db.insert(contentDocuments).values([
    { type: 'homepage', draft: {} },
    { type: 'note', published: { slug: 'taken' }, publishedAt },
  ])
  const refused = ctx.db.transaction((tx) => tx.insert(contentDocuments).values(row))
  await expect(refused).rejects.toThrow()
  expect(await ctx.db.select().from(contentDocuments)).toHaveLength(2)
})
