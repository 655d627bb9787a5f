import { expect } from 'vitest'

/** The lines as a calendar reads them: unfolded (RFC 5545, 3.1), by name, as they are nested. */
export function readCalendar(body: string) {
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const lines = body.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)
  const open: string[] = []
  const found: Record<string, string[]> = {}
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+(?:;[^:"]*(?:"[^"]*")?)*):(.*)$/.exec(line) ?? []
    expect(name, line).not.toBe('')
    if (name === 'BEGIN') open.push(value)
    const path = [...open, name].join('/')
    found[path] = [...(found[path] ?? []), value]
    if (name === 'END') expect(open.pop()).toBe(value)
  }
  expect(open).toEqual([])
  return (path: string) => found[`VCALENDAR/${path}`]
}
