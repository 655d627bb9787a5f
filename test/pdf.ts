import { inflateSync } from 'node:zlib'

/** The text of a PDF, line by line, decoded with the `ToUnicode` tables of its fonts, as readers do to search and copy. */
export function readPdf(bytes: Uint8Array): string[] {
  const objects = objectsOf(bytes)
  const fonts = new Map<string, string[]>()
  for (const object of objects.values()) {
    for (const [, name = '', id = ''] of object.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? ''
      fonts.set(name, lettersOf(streamOf(objects.get(table))))
    }
  }
  // Each run of glyphs is followed by a move to the next; the last run of a line is not.
  const lines = [...objects.values()].flatMap((object) => streamOf(object).split(' cm\nQ\n'))
  const read = ([, font = '', glyphs = '']: string[]) => {
    const ids = [...glyphs.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    return ids.map((id) => fonts.get(font)?.[Number.parseInt(id, 16)] ?? '\ufffd').join('')
  }
  return lines
    .map((line) => [...line.matchAll(/\/(F\d+) [\d.]+ Tf\n\[([^\]]*)\] TJ/g)].map(read).join(''))
    .map((line) => line.replaceAll('\u00a0', ' ').trim())
    .filter(Boolean)
}

function objectsOf(bytes: Uint8Array) {
  const objects = Buffer.from(bytes).toString('latin1').split('endobj\n')
  return new Map(objects.map((object) => [/(\d+) 0 obj/.exec(object)?.[1] ?? '', object]))
}

function streamOf(object = '') {
  const compressed = /stream\r?\n([\s\S]*)\nendstream/.exec(object)?.[1]
  return compressed && object.includes('/FlateDecode')
    ? inflateSync(Buffer.from(compressed, 'latin1')).toString('latin1')
    : ''
}

/** The letters of a font by the number of their glyph, from its `ToUnicode` table. */
function lettersOf(table: string) {
  const ranges = [...table.matchAll(/<[\da-f]+> <[\da-f]+> \[([^\]]*)\]/g)]
  const letters = ranges.flatMap(([, range = '']) => [...range.matchAll(/<([\da-f ]*)>/g)])
  return letters.map(([, hex = '']) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'))
}
