import { isAnswerLine } from '~/features/dialogue/model/answer-line'

const isQuoted = (line: string) => /^\s*>/.test(line)
const isBlank = (line: string) => line.trim() === ''

/** The head of a quoted mail as Outlook writes it: a title between hyphens, or a rule above the lines of its sender and date. */
const quotedHead =
  /^\s*-{2,}\s*(original message|ursprungligt meddelande|opprinnelig melding|forwarded message)\s*-{2,}\s*$/i
const rule = /^\s*_{10,}\s*$/
const senderLine = /^\s*\**(from|från|fra):\**\s/i
const dateLine = /^\s*\**(sent|date|skickat|datum|sendt|dato):\**\s/i

/** `On Wed, 18 Nov 2026 at 10:00, Nordbro <…> wrote:` in the languages of the site and of the programs its members use. */
const attribution = /(wrote|skrev|kirjoitti|schrieb|a écrit).{0,200}:\s*$/iu

/** What mail programs on phones add below the text. */
const advertised =
  /^\s*(sent from my|sent from outlook|get outlook for|skickat från|hämta outlook|sendt fra|få outlook|hent outlook)\b/i

/** Where what is quoted begins: the index of its first line, or the number of lines. */
function startOfQuote(lines: string[]): number {
  const found = lines.findIndex(
    (line, index) =>
      isAnswerLine(line) ||
      quotedHead.test(line) ||
      (rule.test(line) && senderLine.test(lines.slice(index + 1).find((next) => !isBlank(next)) ?? '')) ||
      (senderLine.test(line) && lines.slice(index + 1, index + 4).some((next) => dateLine.test(next))) ||
      isAttribution(lines, index),
  )
  return found < 0 ? lines.length : found
}

/** A line of attribution may be broken in three; what follows it is quoted, or the end. */
function isAttribution(lines: string[], index: number): boolean {
  if (isBlank(lines[index] ?? '') || isQuoted(lines[index] ?? '')) return false
  return [1, 2, 3].some((length) => {
    const text = lines.slice(index, index + length)
    const next = lines.slice(index + length).find((line) => !isBlank(line))
    const isWhole = text.length === length && !text.some(isBlank)
    return isWhole && attribution.test(text.join(' ')) && (next === undefined || isQuoted(next) || isAnswerLine(next))
  })
}

/** Without the signature (RFC 3676) and the line of a phone. */
function withoutSignature(lines: string[]): string[] {
  const start = lines.findIndex((line) => line === '-- ' || line === '--')
  const own = start < 0 ? lines : lines.slice(0, start)
  const last = own.findLastIndex((line) => !isBlank(line))
  return last >= 0 && advertised.test(own[last] ?? '') ? own.slice(0, last) : own
}

/** What the person wrote themselves, without the mail that they answer. Empty when they wrote nothing above it. */
export function withoutQuotedText(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const own = withoutSignature(lines.slice(0, startOfQuote(lines)))
  const end = own.findLastIndex((line) => !isBlank(line) && !isQuoted(line)) + 1
  return own.slice(0, end).join('\n').trim()
}
