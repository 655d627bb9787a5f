import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { chatMessageReceived } from '~/features/chat/jobs.server'
import { AppError } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { type Scope, scopeContext } from '~/web/scope.server'
import { queued, test } from '../../../test/test'
import { action } from './chat'

type Options = { chat?: 'canned' | 'inbox'; count?: (limit: string, clientAddress: string) => Promise<void> }

function post(ctx: Ctx, body: unknown, { chat = 'inbox', count = async () => {} }: Options = {}) {
  const context = new RouterContextProvider()
  context.set(scopeContext, {
    services: { settings: { chat, brand: ctx.brand }, database: { db: ctx.db }, jobs: ctx.jobs, limiter: { count } },
    log: { error: () => {} },
    clientAddress: '192.0.2.1',
    locale: 'en',
  } as unknown as Scope)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const request = new Request('https://nordbro.example/api/chat', { method: 'POST', body: text })
  return action({ request, context, params: {} } as unknown as Parameters<typeof action>[0])
}

test('a message is stored, and the answer has the id of the conversation', async ({ ctx }) => {
  const first = await post(ctx, { content: ' Hello ' })
  expect(first.status).toBe(200)
  const { conversationId } = await first.json()
  const second = await post(ctx, { content: 'Are you there?', conversationId })
  expect(await second.json()).toEqual({ conversationId })
  expect(await queued(ctx, chatMessageReceived)).toHaveLength(2)
})

test('the address is not found while the chat gives canned answers', async ({ ctx }) => {
  expect((await post(ctx, { content: 'Hello' }, { chat: 'canned' })).status).toBe(404)
  expect(await queued(ctx, chatMessageReceived)).toEqual([])
})

test.for([
  'not json',
  '[]',
  '{}',
  { content: '  ' },
  { content: 'x'.repeat(2001) },
  { content: 'a\0b' },
  { content: 'a', conversationId: '1' },
])('%j is refused', async (body, { ctx }) => {
  expect((await post(ctx, body)).status).toBe(400)
})

test('too many messages answer 429, and an unexpected error 503', async ({ ctx }) => {
  const counted: string[] = []
  const slowed = await post(
    ctx,
    { content: 'Hello' },
    {
      count: async (limit, clientAddress) => {
        counted.push(`${limit} ${clientAddress}`)
        throw new AppError('too-many', 'forms.tooMany', 42)
      },
    },
  )
  expect(slowed.status).toBe(429)
  expect(slowed.headers.get('Retry-After')).toBe('42')
  expect(counted).toEqual(['chat 192.0.2.1'])
  const failed = await post(
    ctx,
    { content: 'Hello' },
    {
      count: async () => {
        throw new Error('the database is down')
      },
    },
  )
  expect(failed.status).toBe(503)
  expect(await queued(ctx, chatMessageReceived)).toEqual([])
})
