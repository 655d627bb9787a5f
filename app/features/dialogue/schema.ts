import { z } from 'zod'
import type { Upload } from '~/files/check.server'
import { optional, paragraph, visibleLine } from '~/lib/input'
import { type TopicRef, threadLengths } from './model'

const topicRef = z
  .string()
  .regex(/^(engagement|event|introduction)\./, { error: 'choice' })
  .transform((value): TopicRef => {
    const dot = value.indexOf('.')
    return { kind: value.slice(0, dot) as TopicRef['kind'], id: value.slice(dot + 1) }
  })
  .refine(({ id }) => z.guid().safeParse(id).success, { error: 'choice' })

/** The topic in an address; undefined when it names none. */
export const readTopic = (value: string | null): TopicRef | undefined => topicRef.safeParse(value).data

const file = z.custom<Upload>().optional()
const body = paragraph(threadLengths.body)

export const startInput = z.object({
  /** Generated with the page, so that a form sent twice begins one thread. */
  id: z.uuid(),
  subject: visibleLine(threadLengths.subject),
  about: optional(topicRef),
  body,
  file,
})

/** A member's message. */
export const messageInput = z.object({
  /** Generated with the page, so that a form sent twice writes one message. */
  message: z.uuid(),
  body,
  file,
})

/** The number in `?before=`: earlier messages are shown than that one. */
export const beforeFrom = (query: URLSearchParams): number | undefined =>
  z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1)
    .safeParse(query.get('before') ?? undefined).data

export type StartInput = z.infer<typeof startInput>
export type MessageInput = z.infer<typeof messageInput>
