import type { MemberRole } from '~/lib/member-roles'

/** A file lists no more: rendering takes the processor's time, and an evening of more needs other tools than paper. */
export const maxGuests = 500

export type GuestFile = 'guests' | 'name-cards'
export const guestFileAddress = (eventId: string, file: GuestFile) => `/admin/events/${eventId}/${file}.pdf`

export type Guest = {
  name: string
  email: string
  organisation: string
  /** Null for an admin without a role as a member. */
  role: MemberRole | null
  /** Null for someone who waits and never had a seat. */
  code: string | null
}

/** Someone on the waitlist, in its order; `isOffered`: a seat is held for them. */
export type Waiting = Guest & { isOffered: boolean }

export type GuestList = {
  guests: Guest[]
  waiting: Waiting[]
  /** How many attend and are not listed: beyond `maxGuests`, or because their data may only be stored. */
  beyond: number
  restricted: number
}

/** The width of a text in a size of 1. */
export type Measure = (text: string) => number
export type FittedText = { size: number; lines: string[] }

export type Box = { width: number; height: number; sizes: readonly [number, ...number[]] }

/** Of the size. */
export const lineHeight = 1.15

/**
 * The largest of the sizes in which a text has room, and its lines. If it has none in the smallest, words are broken where
 * they must be, and what is left is cut with an ellipsis.
 */
export function fitText(text: string, measure: Measure, { width, height, sizes }: Box): FittedText {
  const maxLines = (size: number) => Math.max(1, Math.floor(height / (size * lineHeight)))
  for (const size of sizes) {
    const lines = wrapWords(text, (line) => measure(line) * size <= width)
    if (lines && lines.length <= maxLines(size)) return { size, lines }
  }
  const size = Math.min(...sizes)
  const fits = (line: string) => measure(line) * size <= width
  return { size, lines: cutLines(breakAnywhere(text, fits), maxLines(size), fits) }
}

type Fits = (line: string) => boolean

/** Undefined when a word alone is too long. Double names break after the hyphen. */
function wrapWords(text: string, fits: Fits): string[] | undefined {
  const lines = ['']
  for (const word of partsOf(text)) {
    const longer = `${lines.at(-1)}${word}`
    if (fits(longer.trimEnd())) lines[lines.length - 1] = longer
    else if (fits(word.trimEnd())) lines.push(word)
    else return undefined
  }
  return lines.map((line) => line.trim()).filter(Boolean)
}

const partsOf = (text: string) =>
  text
    .trim()
    .match(/[^\s-]*(?:-+|\s+|$)/g)
    ?.filter(Boolean) ?? []

function breakAnywhere(text: string, fits: Fits): string[] {
  const lines = ['']
  for (const part of partsOf(text)) {
    if (lines.at(-1) && !fits(`${lines.at(-1)}${part}`.trimEnd()) && fits(part.trimEnd())) lines.push('')
    for (const letter of part) {
      const longer = `${lines.at(-1)}${letter}`
      if (fits(longer.trimEnd())) lines[lines.length - 1] = longer
      else lines.push(letter)
    }
  }
  return lines.map((line) => line.trim()).filter(Boolean)
}

function cutLines(lines: string[], maxLines: number, fits: Fits): string[] {
  if (lines.length <= maxLines) return lines
  const shown = lines.slice(0, maxLines)
  const letters = [...(shown.at(-1) ?? '')]
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop()
  return [...shown.slice(0, -1), `${letters.join('').trimEnd()}…`]
}
