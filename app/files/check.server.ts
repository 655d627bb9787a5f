import { isMarkup, kindOf, otherKindOf } from './detect.server'
import { extensionOf } from './file-name'
import { type Kind, kinds, maxFileBytes } from './kinds'
import { FileRefused, kindNames, why } from './refusals'

/** An uploaded file; neither its name nor its bytes have been checked. */
export type Upload = { name: string; bytes: Uint8Array }

/** The kind of a file, if its name and its first bytes agree; otherwise throws `FileRefused` with the reason. */
export function checkKind<Allowed extends Kind>({ name, bytes }: Upload, allowed: readonly Allowed[]): Allowed {
  if (bytes.length === 0) throw new FileRefused(why.empty)
  if (bytes.length > maxFileBytes) throw new FileRefused(why.large(bytes.length))
  const extension = extensionOf(name)
  const kind = kindOf(bytes)
  const other = kind ? kindNames[kind] : otherKindOf(bytes)
  const isSvg = extension === 'svg' || other === 'an SVG picture'
  if (isSvg && allowed.some((kind) => kind === 'png')) throw new FileRefused(why.svg)
  const namedKind = allowed.find((kind) => kinds[kind].extensions.some((ending) => ending === extension))
  if (!namedKind) throw new FileRefused(why.ending(extension, allowed))
  if (kind !== namedKind) throw new FileRefused(why.disguised(extension, other))
  return namedKind
}

const endMarker = '%%EOF'

/** Checks that the whole file is a PDF: one that is also valid as another format could be opened as that. */
export function checkPdf({ bytes }: Pick<Upload, 'bytes'>) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isMarkup(bytes)) throw new FileRefused(why.polyglot('a web page'))
  if (endsAsZip(file)) throw new FileRefused(why.polyglot('a ZIP archive'))
  const end = file.lastIndexOf(endMarker)
  const hasHeader = /^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8))
  if (!hasHeader || end < 0) throw new FileRefused(why.damaged('pdf'))
  const rest = file.subarray(end + endMarker.length)
  if (rest.some((byte) => ![0, 9, 10, 12, 13, 32].includes(byte))) throw new FileRefused(why.damaged('pdf'))
  // The end has the offset of the cross-reference table; in a file that was cut or patched it is wrong.
  const start = /startxref\s+(\d{1,10})\s+$/.exec(file.toString('latin1', Math.max(0, end - 64), end))?.[1]
  const table = start === undefined ? '' : file.toString('latin1', Number(start), Number(start) + 32)
  if (!/^\s*(xref\s|\d+ \d+ obj)/.test(table)) throw new FileRefused(why.damaged('pdf'))
}

/** A ZIP is read from its end: the comment of its last record reaches to the last byte. */
function endsAsZip(file: Buffer) {
  const record = Buffer.from('PK\x05\x06', 'latin1')
  const from = Math.max(0, file.length - 65_557)
  for (let at = file.indexOf(record, from); at >= 0; at = file.indexOf(record, at + 1)) {
    if (at + 22 <= file.length && at + 22 + file.readUInt16LE(at + 20) === file.length) return true
  }
  return false
}
