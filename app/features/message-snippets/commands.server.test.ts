import { expect } from 'vitest'
import { asAdmin, asMember } from '../../../test/members'
import { test } from '../../../test/test'
import { addSnippet, changeSnippet, deleteSnippet } from './commands.server'
import { textIn } from './model'
import { listSnippets } from './queries.server'
import { addSnippetInput, changeSnippetInput } from './schema'

const snippet = (overrides: Record<string, unknown> = {}) => ({
  ...{ id: crypto.randomUUID(), name: 'Thanks', en: 'Thank you.', sv: 'Tack.', no: '' },
  ...overrides,
})

test('a snippet is added once, changed and deleted', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const input = addSnippetInput.parse(snippet())
  await addSnippet(admin, input)
  await addSnippet(admin, input)
  expect(await listSnippets(admin)).toEqual([
    { id: input.id, name: 'Thanks', texts: { en: 'Thank you.', sv: 'Tack.' }, version: 0 },
  ])
  const change = changeSnippetInput.parse(snippet({ id: input.id, name: 'Many thanks', version: '0' }))
  await changeSnippet(admin, change)
  await expect(changeSnippet(admin, change)).rejects.toMatchObject({ reason: 'stale' })
  await expect(addSnippet(admin, { ...input, name: 'Other' })).rejects.toMatchObject({ reason: 'sent-before' })
  const taken = addSnippetInput.parse(snippet({ name: 'Many thanks' }))
  await expect(addSnippet(admin, taken)).rejects.toMatchObject({ reason: 'name-taken' })
  const other = addSnippetInput.parse(snippet({ name: 'Other' }))
  await addSnippet(admin, other)
  const renamed = { ...change, id: other.id, version: 0 }
  await expect(changeSnippet(admin, renamed)).rejects.toMatchObject({ reason: 'name-taken' })
  await deleteSnippet(admin, { id: input.id })
  await deleteSnippet(admin, { id: input.id })
  await expect(changeSnippet(admin, { ...change, version: 1 })).rejects.toMatchObject({ reason: 'gone' })
  expect((await listSnippets(admin)).map(({ name }) => name)).toEqual(['Other'])
})

test('one of the languages is needed, and stands in for the others', () => {
  expect(addSnippetInput.safeParse(snippet({ en: '', sv: ' ' })).error?.issues).toMatchObject([
    { path: ['en'], message: 'required' },
  ])
  expect(textIn({ texts: { en: 'Hi', no: 'Hei' } }, 'no')).toBe('Hei')
  expect(textIn({ texts: { en: 'Hi', no: 'Hei' } }, 'sv')).toBe('Hi')
  expect(textIn({ texts: { no: 'Hei' } }, 'sv')).toBe('Hei')
})

test('only those who answer threads change snippets', async ({ ctx }) => {
  for (const actor of [ctx, await asMember(ctx), await asMember(ctx, { adminRole: 'reader' })]) {
    const forbidden = { kind: 'forbidden' }
    await expect(addSnippet(actor, addSnippetInput.parse(snippet()))).rejects.toMatchObject(forbidden)
    await expect(deleteSnippet(actor, { id: crypto.randomUUID() })).rejects.toMatchObject(forbidden)
    await expect(listSnippets(actor)).rejects.toMatchObject(forbidden)
  }
})
