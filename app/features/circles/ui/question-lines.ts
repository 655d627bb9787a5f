const maxLines = 4
const maxCharacters = 16

/** The question in at most four short lines of about the same length; undefined if it is too long for that. */
export function questionLines(question: string): string[] | undefined {
  const words = question.split(/\s+/)
  const shortest = wrapWords(words, maxCharacters)
  if (shortest.length > maxLines || shortest.some((line) => line.length > maxCharacters)) return undefined
  const widths = Array.from({ length: maxCharacters }, (_, i) => i + 1)
  return widths.map((width) => wrapWords(words, width)).find((lines) => lines.length === shortest.length)
}

function wrapWords(words: string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
