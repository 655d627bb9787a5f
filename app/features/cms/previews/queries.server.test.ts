import { expect } from 'vitest'
import { contentDocuments } from '~/db/schema/documents'
import { test } from '../../../../test/test'
import { getPreviewAddress, openPreview } from './queries.server'

const actor = { userId: 'a', email: 'a@nordbro.example', role: 'supplier', level: 'entry', adminRole: 'owner' } as const

const voice = (id: string, rank: number) => ({
  id,
  type: 'testimonial' as const,
  published: { author: id, quote: { en: 'Useful.' }, rank },
  draft: { author: `Draft of ${id}`, quote: { en: 'Useful.' }, rank },
  publishedAt: new Date('2026-11-01'),
})

test('a preview replaces the published fields of one document by its draft, and of no other', async ({
  ctx: visitorCtx,
}) => {
  const ctx = { ...visitorCtx, actor }
  await ctx.db.insert(contentDocuments).values([voice('one', 1), voice('two', 2)])
  const opened = await openPreview(ctx, 'one')
  const content = await opened?.content.get()
  expect(content?.testimonials.map(({ author }) => author)).toEqual(['Draft of one', 'two'])
  expect(opened?.preview).toEqual({ id: 'one', type: 'testimonial', name: 'Draft of one', isDraft: true })
})

test('the preview’s address is the page that shows the document, or the form of an incomplete one', async ({
  ctx: visitorCtx,
}) => {
  const ctx = { ...visitorCtx, actor }
  const draft = { slug: 'å b'.replace(' ', '-'), title: 'One', summary: 'In short.', date: '2026-11-01' }
  await ctx.db.insert(contentDocuments).values([
    { id: 'whole', type: 'note', draft },
    { id: 'half', type: 'note', draft: { slug: 'half' } },
  ])
  expect(await getPreviewAddress(ctx, 'note', 'whole')).toBe('/notes/%C3%A5-b?preview=whole')
  expect(await getPreviewAddress(ctx, 'note', 'half')).toBe('/admin/content/note/half?notice=incomplete')
  await expect(getPreviewAddress(ctx, 'brief', 'whole')).rejects.toMatchObject({ kind: 'not-found' })
  await expect(getPreviewAddress(visitorCtx, 'note', 'whole')).rejects.toMatchObject({ kind: 'forbidden' })
})
