import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { expect } from 'vitest'

const required = {
  VCALENDAR: ['PRODID', 'VERSION'],
  VEVENT: ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY', 'SEQUENCE', 'STATUS', 'URL'],
  VTIMEZONE: ['TZID'],
  STANDARD: ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'],
  DAYLIGHT: ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'],
} as const

const once = ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'DESCRIPTION', 'LOCATION', 'SEQUENCE', 'STATUS', 'URL']

type Component = { name: string; properties: Map<string, string[]> }

/**
 * Checks a calendar against RFC 5545: lines of at most 75 octets that end with CRLF and are cut between characters, nested
 * components, required properties, values that may occur once, a definition of every time zone, and unique UIDs.
 */
export function checkGrammar(body: string) {
  expect(body.endsWith('\r\n') || body.endsWith('END:VCALENDAR')).toBe(true)
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of body.split('\r\n')) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
    // Half of a surrogate pair becomes U+FFFD in UTF-8.
    expect(line.isWellFormed(), line).toBe(true)
  }
  const components: Component[] = []
  const open: Component[] = []
  for (const line of body
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)) {
    const [, name = '', value = ''] = /^([A-Z][A-Z0-9-]*)(?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*:(.*)$/.exec(line) ?? []
    expect(name, line).not.toBe('')
    if (name === 'BEGIN') open.push({ name: value, properties: new Map() })
    else if (name === 'END') {
      const closed = open.pop()
      expect(closed?.name).toBe(value)
      if (closed) components.push(closed)
    } else {
      const properties = open.at(-1)?.properties
      properties?.set(name, [...(properties.get(name) ?? []), value])
    }
    if (/^(SUMMARY|DESCRIPTION|LOCATION)$/.test(name)) expect(value).toMatch(/^(?:[^\\;,]|\\[\\;,nN])*$/)
  }
  expect(open).toEqual([])
  for (const { name, properties } of components) {
    for (const [of, names] of Object.entries(required)) {
      if (of === name)
        for (const property of names) expect(properties.get(property), `${name} ${property}`).toBeDefined()
    }
    if (name === 'VEVENT') {
      for (const property of once) expect(properties.get(property)?.length ?? 1, property).toBe(1)
      expect(properties.get('DTSTAMP')?.[0]).toMatch(/^\d{8}T\d{6}Z$/)
    }
  }
  const zones = components.flatMap(({ name, properties }) =>
    name === 'VTIMEZONE' ? (properties.get('TZID') ?? []) : [],
  )
  const used = [...body.replaceAll(/\r\n[ \t]/g, '').matchAll(/;TZID=([^:;]+)/g)].map(([, zone]) => zone)
  expect(new Set(used)).toEqual(new Set(zones))
  const uids = components.flatMap(({ name, properties }) => (name === 'VEVENT' ? (properties.get('UID') ?? []) : []))
  expect(new Set(uids).size).toBe(uids.length)
}

export type ReadEntry = {
  uid: string
  title: string
  description: string
  location: string
  startsAt: string
  endsAt: string
  status: string
  sequence: number
}

const iso = (at: Date) => at.toISOString()

/** The entries as `ical.js` reads them, which Thunderbird uses, in the order of the file. */
function readWithIcalJs(body: string): ReadEntry[] {
  const calendar = new ICAL.Component(ICAL.parse(body))
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone))
  for (const zone of zones) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      title: event.summary,
      description: event.description ?? '',
      location: event.location,
      startsAt: iso(event.startDate.toJSDate()),
      endsAt: iso(event.endDate.toJSDate()),
      status: String(component.getFirstPropertyValue('status')),
      sequence: event.sequence,
    }
  })
}

const text = (value: unknown) =>
  typeof value === 'object' && value && 'val' in value ? String(value.val) : String(value ?? '')

/** The entries as `node-ical` reads them. */
function readWithNodeIcal(body: string): ReadEntry[] {
  return Object.values(nodeIcal.sync.parseICS(body)).flatMap((entry) =>
    entry?.type === 'VEVENT'
      ? [
          {
            uid: entry.uid,
            title: text(entry.summary),
            description: text(entry.description),
            location: text(entry.location),
            startsAt: iso(entry.start),
            endsAt: iso(entry.end ?? entry.start),
            status: String(entry.status),
            sequence: Number(entry.sequence),
          },
        ]
      : [],
  )
}

/** Checks a calendar and reads it with both parsers, which have to agree. */
export function readEntries(body: string): ReadEntry[] {
  checkGrammar(body)
  const entries = readWithIcalJs(body)
  expect(readWithNodeIcal(body)).toEqual(entries)
  return entries
}
