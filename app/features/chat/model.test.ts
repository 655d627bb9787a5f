import { afterEach, describe, expect, test } from 'vitest'
import { type Chat, canSend, chatAfter, emptyChat, isOnline } from './model'

const at = new Date('2026-11-16T09:00:00Z')
const send = (chat: Chat, content: string) => chatAfter(chat, { type: 'sent', content, at })
const answer = (chat: Chat, content: string) => chatAfter(chat, { type: 'answered', content, at })

describe('the conversation', () => {
  test('a sent message is added, trimmed, and a reply is pending', () => {
    expect(send(emptyChat, '  Is there a seat?\nFor two. ')).toEqual({
      messages: [{ id: '1', content: 'Is there a seat?\nFor two.', isUser: true, timestamp: at }],
      isReplyPending: true,
    })
  })

  test('a reply is added after the message, and the next message may be sent', () => {
    const chat = answer(send(emptyChat, 'Hello'), 'Later')
    expect(chat.messages.map(({ id, content, isUser }) => ({ id, content, isUser }))).toEqual([
      { id: '1', content: 'Hello', isUser: true },
      { id: '2', content: 'Later', isUser: false },
    ])
    expect(canSend(chat, 'And now?')).toBe(true)
  })

  test.each(['', '   ', '\n\t'])('a blank message (%j) is not sent', (draft) => {
    expect(canSend(emptyChat, draft)).toBe(false)
    expect(send(emptyChat, draft)).toBe(emptyChat)
  })

  test('a second message waits for the reply to the first', () => {
    const waiting = send(emptyChat, 'Hello')
    expect(canSend(waiting, 'Hello?')).toBe(false)
    expect(send(waiting, 'Hello?')).toBe(waiting)
  })
})

describe('online is Monday to Friday 09:00 to 17:00 in Stockholm', () => {
  const zone = process.env.TZ
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  const moments: [string, string, boolean][] = [
    ['Monday 08:59', '2026-11-16T07:59:59Z', false],
    ['Monday 09:00', '2026-11-16T08:00:00Z', true],
    ['Friday 16:59', '2026-11-20T15:59:59Z', true],
    ['Friday 17:00', '2026-11-20T16:00:00Z', false],
    ['Saturday noon', '2026-11-21T11:00:00Z', false],
    ['Sunday noon', '2026-11-22T11:00:00Z', false],
    ['midnight, which is no hour 24', '2026-11-16T23:00:00Z', false],
    // Clocks go forward on 29 March 2026: 09:00 is 08:00 UTC before it and 07:00 after.
    ['Friday before summer time, 08:30', '2026-03-27T07:30:00Z', false],
    ['Friday before summer time, 16:30', '2026-03-27T15:30:00Z', true],
    ['Monday of summer time, 09:30', '2026-03-30T07:30:00Z', true],
    ['Monday of summer time, 17:30', '2026-03-30T15:30:00Z', false],
    // And back on 25 October 2026.
    ['Friday before winter time, 09:30', '2026-10-23T07:30:00Z', true],
    ['Friday before winter time, 17:30', '2026-10-23T15:30:00Z', false],
    ['Monday of winter time, 08:30', '2026-10-26T07:30:00Z', false],
    ['Monday of winter time, 16:30', '2026-10-26T15:30:00Z', true],
    ['Monday there, still Sunday in Honolulu', '2026-11-16T09:00:00Z', true],
    ['Saturday there, still Friday in New York', '2026-11-20T23:30:00Z', false],
  ]

  test.each(['UTC', 'Pacific/Honolulu', 'Asia/Tokyo', 'America/New_York', 'Europe/Stockholm'])(
    'for a visitor in %s',
    (visitor) => {
      process.env.TZ = visitor
      for (const [description, moment, online] of moments) expect(isOnline(new Date(moment)), description).toBe(online)
    },
  )
})
