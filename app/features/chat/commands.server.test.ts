import { expect } from 'vitest'
import { chatMessages } from '~/db/schema/chat-messages'
import { mails } from '~/db/schema/mails'
import { queued, test, work } from '../../../test/test'
import { receiveChatMessage } from './commands.server'
import { chatMessageReceived, mailChatMessage } from './jobs.server'

test('a message is stored with its language, and mailed to the team once', async ({ ctx }) => {
  const { conversationId } = await receiveChatMessage(
    { ...ctx, locale: 'sv' },
    { content: 'Finns det plats?\nFör två.' },
  )
  const [row] = await ctx.db.select().from(chatMessages)
  expect(row).toMatchObject({ content: 'Finns det plats?\nFör två.', conversationId, locale: 'sv', createdAt: ctx.now })
  expect(await queued(ctx, chatMessageReceived)).toEqual([{ messageId: row?.id }])

  await work(ctx, mailChatMessage)
  await work(ctx, mailChatMessage)
  const written = await ctx.db.select().from(mails)
  expect(written).toHaveLength(1)
  expect(written[0]).toMatchObject({
    toAddress: ctx.brand.email,
    subject: `Chatt på webbplatsen (${conversationId.slice(0, 8)})`,
    replyTo: null,
  })
  expect(written[0]?.text).toContain('Finns det plats?\nFör två.')
})

test('the second mail of a conversation quotes its first message, and none of another conversation', async ({
  ctx,
}) => {
  const later = (minutes: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + minutes * 60_000) })
  const { conversationId } = await receiveChatMessage(ctx, { content: 'Is there a seat?' })
  await receiveChatMessage(later(1), { content: 'Something else entirely' })
  const second = await receiveChatMessage(later(2), { content: 'kari@sykehus.example', conversationId })
  expect(second).toEqual({ conversationId })
  await work(ctx, mailChatMessage)
  const written = await ctx.db.select().from(mails)
  const last = written.find(({ text }) => text.includes('kari@sykehus.example'))
  expect(written).toHaveLength(3)
  expect(last?.text).toMatch(/Earlier in the same conversation\s+Is there a seat\?/)
  expect(last?.text).not.toContain('Something else entirely')
})

test('of a long conversation the last twenty messages are mailed, in their order', async ({ ctx }) => {
  const { conversationId } = await receiveChatMessage(ctx, { content: 'Message 1.' })
  for (let nth = 2; nth <= 25; nth += 1) {
    const later = { ...ctx, now: new Date(ctx.now.getTime() + nth * 1000) }
    await receiveChatMessage(later, { content: `Message ${nth}.`, conversationId })
  }
  await work(ctx, mailChatMessage)
  const written = (await ctx.db.select().from(mails)).map(({ text }) => text)
  const last = written.find((text) => text.includes('Message 25.')) ?? ''
  const numbersIn = (text: string) => [...text.matchAll(/Message (\d+)\./g)].map(([, nth]) => Number(nth))
  expect(numbersIn(last)).toEqual(Array.from({ length: 20 }, (_, index) => index + 6))
  expect(last).toContain('The whole conversation is in the inbox.')
  expect(last).toContain(`https://nordbro.example/admin/inbox?item=chat.${conversationId}`)
  const twentieth = written.find((text) => numbersIn(text).at(-1) === 20) ?? ''
  expect(numbersIn(twentieth)).toHaveLength(20)
  expect(twentieth).not.toContain('The whole conversation')
})
