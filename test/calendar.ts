import { expect } from 'vitest'
import type { MailAttachment } from '~/db/schema/mails'

/** Parses an iCalendar file: lines are unfolded (RFC 5545, 3.1), and values are found by their nested path. */
export function readCalendar(body: string) {
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const lines = body.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)
  const openComponents: string[] = []
  const valuesByPath: Record<string, string[]> = {}
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+(?:;[^:"]*(?:"[^"]*")?)*):(.*)$/.exec(line) ?? []
    expect(name, line).not.toBe('')
    if (name === 'BEGIN') openComponents.push(value)
    const path = [...openComponents, name].join('/')
    valuesByPath[path] = [...(valuesByPath[path] ?? []), value]
    if (name === 'END') expect(openComponents.pop()).toBe(value)
  }
  expect(openComponents).toEqual([])
  return (path: string) => valuesByPath[`VCALENDAR/${path}`]
}

/** The text that is attached to a mail, such as its calendar entry. */
export const attachedText = (attachments: MailAttachment[] | null | undefined) =>
  attachments?.flatMap((file) => ('content' in file ? [file.content] : []))[0] ?? ''
