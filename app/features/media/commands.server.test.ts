import sharp from 'sharp'
import { expect } from 'vitest'
import type { Member } from '~/auth/permissions'
import { auditLog } from '~/db/schema/audit-log'
import { contentDocuments } from '~/db/schema/documents'
import { media } from '~/db/schema/media'
import { users } from '~/db/schema/users'
import { deleteOrphanedFile, fileOrphaned } from '~/features/uploads/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { committing, queued, startTimes, test, work } from '../../../test/test'
import { aBomb, anSvg, aPhoto, aPng, upload } from '../../../test/uploads'
import { addPicture, deletePicture } from './commands.server'
import { getPicture, listPictures } from './queries.server'
import { pictureFilter } from './schema'

const member: Member = { userId: '', email: 'm@devices.example', role: 'supplier', level: 'premium', adminRole: null }

async function asAdmin(ctx: Ctx, email = 'a@nordbro.example') {
  const [user] = await ctx.db.insert(users).values({ email, passwordHash: '', locale: 'en' }).returning()
  return { ...ctx, actor: { ...member, userId: user?.id ?? '', email, adminRole: 'owner' as const } }
}

const everything = pictureFilter(new URLSearchParams())

const visitor = (ctx: Ctx): Ctx => ({ ...ctx, actor: null })

test('a picture is public, re-encoded and without the place where it was taken', async ({ ctx: plain }) => {
  const ctx = await asAdmin(plain)
  const { id } = await addPicture(ctx, { file: upload('IMG "1".jpg', await aPhoto()) })
  const { mediaType, size, stream } = await getPicture(visitor(ctx), id)
  const bytes = await new Response(stream).bytes()
  expect([mediaType, size]).toEqual(['image/webp', bytes.length])
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 20, height: 40 })
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  const { rows } = await listPictures(ctx, everything)
  expect(rows).toMatchObject([{ id, fileName: 'IMG 1.jpg', uploadedBy: 'a@nordbro.example', usedIn: [] }])
})

test('a file that is no picture is refused and nothing is stored', async ({ ctx: plain }) => {
  const ctx = await asAdmin(plain)
  for (const [name, bytes] of [
    ['a.png', anSvg],
    ['a.png', aBomb()],
    ['a.exe', await aPng()],
  ] as const) {
    await expect(addPicture(ctx, { file: upload(name, bytes) })).rejects.toMatchObject({ name: 'FileRefused' })
  }
  expect(await ctx.db.select().from(media)).toEqual([])
  expect(await queued(ctx, fileOrphaned)).toEqual([])
})

test('a picture that a document shows, published or as a draft, can’t be deleted', async ({ ctx: plain }) => {
  const ctx = await asAdmin(plain)
  const { id } = await addPicture(ctx, { file: upload('a.png', await aPng()) })
  const section = { gallery: [{ url: `https://nordbro.example/media/${id}`, alt: { en: 'A room' } }] }
  const isThere = async () => (await listPictures(ctx, everything)).total === 1
  for (const content of [
    { published: { circles: section }, publishedAt: ctx.now, draft: null },
    { published: { circles: {} }, publishedAt: ctx.now, draft: { circles: section } },
  ]) {
    await ctx.db.delete(contentDocuments)
    await ctx.db.insert(contentDocuments).values({ type: 'homepage', ...content })
    expect((await listPictures(ctx, everything)).rows[0]?.usedIn).toEqual(['homepage'])
    await expect(deletePicture(ctx, { id })).rejects.toMatchObject({ reason: 'used' })
    expect(await isThere()).toBe(true)
  }
  await ctx.db.delete(contentDocuments)
  await deletePicture(ctx, { id })
  await deletePicture(ctx, { id })
  expect(await isThere()).toBe(false)
  await expect(getPicture(ctx, id)).rejects.toMatchObject({ kind: 'not-found' })
  const [{ key = '' } = {}] = await queued(ctx, fileOrphaned)
  // The job of the upload, which deletes the file if its row was never inserted.
  expect(await startTimes(ctx, fileOrphaned)).toContainEqual(new Date(ctx.now.getTime() + 60 * 60 * 1000))
  await work(ctx, deleteOrphanedFile)
  expect(await ctx.files.has(key)).toBe(false)
  const actions = (await ctx.db.select().from(auditLog)).map(({ action }) => action)
  expect(actions).toEqual(['picture.added', 'picture.deleted'])
})

test('only admins add, delete and list pictures, and no file is stored for others', async ({ ctx }) => {
  const file = upload('a.png', await aPng())
  for (const actor of [null, member]) {
    await expect(addPicture({ ...ctx, actor }, { file })).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(deletePicture({ ...ctx, actor }, { id: crypto.randomUUID() })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await expect(listPictures({ ...ctx, actor }, everything)).rejects.toMatchObject({ kind: 'forbidden' })
  }
  expect(await queued(ctx, fileOrphaned)).toEqual([])
})

test('an invalid or unknown id is not found', async ({ ctx }) => {
  for (const id of ['1', '../secret', crypto.randomUUID()]) {
    await expect(getPicture(ctx, id)).rejects.toMatchObject({ kind: 'not-found' })
  }
})

// Last in the file: it commits, so its rows stay.
test('the same file twice at once is one picture and one action', async ({ database, jobs }) => {
  const ctx = await asAdmin(committing(database, jobs), 'twice@nordbro.example')
  const file = upload('a.png', await aPng({ width: 51 }))
  const added = await Promise.all([addPicture(ctx, { file }), addPicture(ctx, { file: { ...file, name: 'b.png' } })])
  const ids = added.map(({ id }) => id)
  expect(new Set(ids).size).toBe(1)
  expect(await ctx.db.select().from(media)).toHaveLength(1)
  expect(await ctx.db.select().from(auditLog)).toHaveLength(1)
  await work(ctx, deleteOrphanedFile)
  const { stream } = await getPicture(ctx, ids[0] ?? '')
  expect((await new Response(stream).bytes()).length).toBeGreaterThan(0)
})

test('pictures are found by name and uploader, and sorted', async ({ ctx: plain }) => {
  const ctx = await asAdmin(plain)
  await addPicture({ ...ctx, now: new Date('2026-11-01') }, { file: upload('Ward.png', await aPng({ width: 40 })) })
  await addPicture({ ...ctx, now: new Date('2026-11-02') }, { file: upload('a_plan.png', await aPng({ width: 20 })) })
  const named = async (query: string) =>
    (await listPictures(ctx, pictureFilter(new URLSearchParams(query)))).rows.map(({ fileName }) => fileName)
  expect(await named('')).toEqual(['a_plan.png', 'Ward.png'])
  expect(await named('sort=name')).toEqual(['a_plan.png', 'Ward.png'])
  expect(await named('sort=nonsense&page=9')).toEqual(['a_plan.png', 'Ward.png'])
  expect(await named('q=WARD')).toEqual(['Ward.png'])
  expect(await named('q=a%40nordbro')).toHaveLength(2)
  // A wildcard of SQL is a letter like others.
  expect(await named('q=_')).toEqual(['a_plan.png'])
  expect(await named('q=%25')).toEqual([])
  expect(await named('q=%00')).toHaveLength(2)
})
