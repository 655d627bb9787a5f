import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { formDrafts } from '~/db/schema/workspace'
import { adminCommand } from '~/features/admin/commands.server'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { asMember } from '../../../test/members'
import { test } from '../../../test/test'
import { discardUnsavedText, leaveForm, stayPresent, storeUnsavedMessage, storeUnsavedText } from './commands.server'
import { listEditors, openForm, openMessage } from './queries.server'
import { storeInput, unsavedMessageInput } from './schema'

type Options = Parameters<typeof asMember>[1]
const addMember = async (ctx: Ctx, options: Options = {}) => (await asMember(ctx, options)).actor

const text = (title: string) => ({ values: { title: [title] }, base: { title: ['Before'] } })
const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('unsaved text is back for who has typed it, and for nobody else', async ({ ctx }) => {
  const [anna, bo] = [await addMember(ctx, { adminRole: 'owner' }), await addMember(ctx, { adminRole: 'owner' })]
  await storeUnsavedText({ ...ctx, actor: anna }, { form: 'event:1', version: 3, text: text('Annas') })
  const opened = await openForm({ ...ctx, actor: anna }, 'event:1')
  expect(opened.unsaved).toEqual({ ...text('Annas'), typedAt: ctx.now })
  expect((await openForm({ ...ctx, actor: bo }, 'event:1')).unsaved).toBeNull()
  expect((await openForm({ ...ctx, actor: anna }, 'event:2')).unsaved).toBeNull()
})

test('of two texts of one person the last one stays', async ({ ctx }) => {
  const actor = await addMember(ctx, { adminRole: 'owner' })
  await storeUnsavedText({ ...ctx, actor }, { form: 'event:1', version: undefined, text: text('One tab') })
  await storeUnsavedText({ ...ctx, actor }, { form: 'event:1', version: undefined, text: text('Another tab') })
  expect((await openForm({ ...ctx, actor }, 'event:1')).unsaved?.values).toEqual({ title: ['Another tab'] })
  expect(await ctx.db.$count(formDrafts)).toBe(1)
})

test('a command that saves the form deletes its text; one that is refused leaves it', async ({ ctx }) => {
  const actor = await addMember(ctx, { adminRole: 'owner' })
  const form = 'event:1'
  await storeUnsavedText({ ...ctx, actor }, { form, version: undefined, text: text('Typed') })
  await storeUnsavedText({ ...ctx, actor }, { form: 'event:2', version: undefined, text: text('Other') })
  const save = adminCommand('event.manage', async (_, isRefused: boolean) => {
    if (isRefused) throw new Refused('stale')
  })
  await expect(save({ ...ctx, actor, unsavedForm: form }, true)).rejects.toThrow('stale')
  expect((await openForm({ ...ctx, actor }, form)).unsaved).not.toBeNull()
  await save({ ...ctx, actor, unsavedForm: form }, false)
  expect((await openForm({ ...ctx, actor }, form)).unsaved).toBeNull()
  expect((await openForm({ ...ctx, actor }, 'event:2')).unsaved).not.toBeNull()
})

test('discarding deletes one’s own text only', async ({ ctx }) => {
  const [anna, bo] = [await addMember(ctx, { adminRole: 'owner' }), await addMember(ctx, { adminRole: 'owner' })]
  for (const actor of [anna, bo]) {
    await storeUnsavedText({ ...ctx, actor }, { form: 'event:1', version: undefined, text: text('Typed') })
  }
  await discardUnsavedText({ ...ctx, actor: anna }, { form: 'event:1' })
  expect((await ctx.db.select().from(formDrafts)).map(({ userId }) => userId)).toEqual([bo.userId])
})

test('who has typed and still has the form open is editing, since the typing began', async ({ ctx }) => {
  const [anna, bo] = [
    await addMember(ctx, { adminRole: 'owner', name: 'Anna' }),
    await addMember(ctx, { adminRole: 'owner' }),
  ]
  const type = (minutes: number) =>
    storeUnsavedText(
      { ...ctx, actor: anna, now: later(ctx.now, minutes) },
      { form: 'event:1', version: undefined, text: text('Typed') },
    )
  const editors = (minutes: number) => listEditors({ ...ctx, actor: bo, now: later(ctx.now, minutes) }, 'event:1')
  const poll = (minutes: number) =>
    stayPresent({ ...ctx, actor: anna, now: later(ctx.now, minutes) }, { form: 'event:1' })
  await poll(0)
  expect(await editors(0)).toEqual([])
  await type(0)
  await type(3)
  await poll(3.5)
  expect(await editors(4)).toEqual([{ name: 'Anna', since: ctx.now.toISOString() }])
  // A minute without a sign of life.
  expect(await editors(4.6)).toEqual([])
  await poll(5)
  expect(await editors(5.5)).toEqual([{ name: 'Anna', since: ctx.now.toISOString() }])
  expect(await listEditors({ ...ctx, actor: anna }, 'event:1')).toEqual([])
  expect(await listEditors({ ...ctx, actor: bo }, 'event:2')).toEqual([])
  expect(await editors(9)).toEqual([])
  // Opening a form with an old text is not typing.
  await poll(59)
  expect(await editors(59)).toEqual([])
  await type(60)
  expect(await editors(60.5)).toEqual([{ name: 'Anna', since: later(ctx.now, 60).toISOString() }])
})

test('who leaves a form is not editing from then on, and the text stays', async ({ ctx }) => {
  const [anna, bo] = [
    await addMember(ctx, { adminRole: 'owner', name: 'Anna' }),
    await addMember(ctx, { adminRole: 'owner' }),
  ]
  const asAnna = { ...ctx, actor: anna }
  const input = { form: 'event:1', version: undefined, text: text('Typed') }
  const editors = () => listEditors({ ...ctx, actor: bo }, 'event:1')
  await storeUnsavedText(asAnna, input)
  await leaveForm({ ...ctx, actor: bo }, input)
  expect(await editors()).toHaveLength(1)
  await leaveForm(asAnna, input)
  await stayPresent(asAnna, input)
  expect(await editors()).toEqual([])
  expect((await openForm(asAnna, 'event:1')).unsaved).toEqual({ ...text('Typed'), typedAt: ctx.now })
  await storeUnsavedText(asAnna, { ...input, leaving: 'on' })
  expect(await editors()).toEqual([])
  await storeUnsavedText(asAnna, input)
  expect(await editors()).toHaveLength(1)
})

test.for(['event:new', 'event:new:2c1', 'document:note:new', 'library:new'])(
  'nobody else edits %s',
  async (form, { ctx }) => {
    const [anna, bo] = [await addMember(ctx, { adminRole: 'owner' }), await addMember(ctx, { adminRole: 'owner' })]
    await storeUnsavedText({ ...ctx, actor: anna }, { form, version: undefined, text: text('Typed') })
    expect(await listEditors({ ...ctx, actor: bo }, form)).toEqual([])
  },
)

test('members who are no admins store and read nothing', async ({ ctx }) => {
  const actor = await addMember(ctx)
  const input = { form: 'event:1', version: undefined, text: text('Typed') }
  await expect(storeUnsavedText({ ...ctx, actor }, input)).rejects.toThrow('draft.store')
  await expect(openForm({ ...ctx, actor }, 'event:1')).rejects.toThrow('admin.enter')
  await expect(listEditors({ ...ctx, actor }, 'event:1')).rejects.toThrow('draft.store')
})

test('a row that is no longer understood is as none', async ({ ctx }) => {
  const actor = await addMember(ctx, { adminRole: 'owner' })
  await storeUnsavedText({ ...ctx, actor }, { form: 'event:1', version: undefined, text: text('Typed') })
  await ctx.db
    .update(formDrafts)
    .set({ values: { title: 'Typed' } })
    .where(eq(formDrafts.userId, actor.userId))
  expect((await openForm({ ...ctx, actor }, 'event:1')).unsaved).toBeNull()
  expect(await listEditors({ ...ctx, actor: await addMember(ctx, { adminRole: 'owner' }) }, 'event:1')).toEqual([])
})

test.each([
  ['a form that nobody has', { form: 'Event 1', text: '{}' }],
  ['no JSON', { form: 'event:1', text: '{' }],
  ['other JSON', { form: 'event:1', text: '{"values":{"title":"a"},"base":{}}' }],
  ['nothing', {}],
])('%s is refused as input', async (_, input) => {
  expect(storeInput.safeParse(input).success).toBe(false)
})

test('what the database can’t hold is left out of the text', () => {
  const sent = { values: { title: ['a\0b\ud800'] }, base: {} }
  const parsed = storeInput.parse({ form: 'event:1', version: '', text: JSON.stringify(sent) })
  expect(parsed.text.values).toEqual({ title: ['ab\ufffd'] })
})

describe('a message that a member has begun', () => {
  const message = (body: string, form = 'ownmessage:1') => {
    const text = JSON.stringify({ values: { body: [body], message: ['an id'] }, base: {} })
    return unsavedMessageInput.parse({ form, text })
  }
  const bodyOf = async (ctx: Ctx, form = 'ownmessage:1') => (await openMessage(ctx, form)).unsaved?.values.body

  test('is back for who has typed it, and for nobody else', async ({ ctx }) => {
    const [anna, bo] = [await asMember(ctx), await asMember(ctx)]
    await storeUnsavedMessage(anna, message('Begun'))
    await storeUnsavedMessage(anna, message('Begun, and changed'))
    expect(await bodyOf(anna)).toEqual(['Begun, and changed'])
    expect(await bodyOf(bo)).toBeUndefined()
    expect(await bodyOf(anna, 'ownmessage:2')).toBeUndefined()
    // An admin who looks at the pages as a member.
    expect(await bodyOf({ ...anna, isViewing: true })).toBeUndefined()
  })

  test('is deleted when its text is', async ({ ctx }) => {
    const anna = await asMember(ctx)
    await storeUnsavedMessage(anna, message('Begun'))
    await storeUnsavedMessage(anna, message(' \n'))
    expect(await ctx.db.$count(formDrafts)).toBe(0)
  })

  test('is one of fifty at most, and leaves what an admin has typed elsewhere', async ({ ctx }) => {
    const anna = await asMember(ctx, { adminRole: 'owner' })
    await storeUnsavedText(anna, { form: 'event:1', version: undefined, text: text('Typed') })
    for (let number = 0; number < 52; number += 1) {
      await storeUnsavedMessage({ ...anna, now: later(ctx.now, number) }, message('Begun', `ownmessage:${number}`))
    }
    expect(await ctx.db.$count(formDrafts)).toBe(51)
    expect(await bodyOf(anna, 'ownmessage:1')).toBeUndefined()
    expect(await bodyOf(anna, 'ownmessage:2')).toEqual(['Begun'])
  })

  test.for([
    ['the form of an admin', { form: 'event:1', text: '{"values":{"body":["a"]}}' }],
    [
      'a text that is too long',
      { form: 'ownmessage:1', text: JSON.stringify({ values: { body: ['a'.repeat(10_001)] } }) },
    ],
    ['two texts', { form: 'ownmessage:1', text: '{"values":{"body":["a","b"]}}' }],
  ])('%s is refused as input', async ([, input]) => {
    expect(unsavedMessageInput.safeParse(input).success).toBe(false)
  })
})
