import type { Kind } from './kinds'

const ascii = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

const brandOf = (bytes: Uint8Array) => (ascii(bytes, 4, 8) === 'ftyp' ? ascii(bytes, 8, 12) : '')

const signatures: [Kind, (bytes: Uint8Array) => boolean][] = [
  ['png', (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['jpeg', (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff'],
  ['webp', (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP'],
  ['avif', (bytes) => ['avif', 'avis'].includes(brandOf(bytes))],
  ['pdf', (bytes) => ascii(bytes, 0, 5) === '%PDF-'],
]

/** What a file is by its first bytes, whatever it is called. */
export const kindOf = (bytes: Uint8Array): Kind | undefined => signatures.find(([, matches]) => matches(bytes))?.[0]

const otherSignatures: [string, (start: string, bytes: Uint8Array) => boolean][] = [
  ['a Windows program', (start) => start.startsWith('MZ')],
  ['a program', (start) => start.startsWith('\x7fELF') || /^(\xfe\xed\xfa|[\xce\xcf]\xfa\xed\xfe)/.test(start)],
  ['a script', (start) => start.startsWith('#!') || /<\?php/i.test(start)],
  ['a ZIP archive or an Office document', (start) => start.startsWith('PK')],
  ['an old Office document', (start) => start.startsWith('\xd0\xcf\x11\xe0')],
  ['an archive', (start) => ['Rar!', '7z\xbc\xaf', '\x1f\x8b'].some((mark) => start.startsWith(mark))],
  ['a GIF picture', (start) => start.startsWith('GIF8')],
  ['a TIFF picture', (start) => /^(II\*\0|MM\0\*)/.test(start)],
  ['a BMP picture', (start) => start.startsWith('BM')],
  ['a HEIC picture', (_, bytes) => /^(heic|heix|mif1|msf1)$/.test(brandOf(bytes))],
  ['an SVG picture', (start) => /<svg[\s>]/i.test(start)],
  ['a web page', (start) => /<(!doctype\s+html|html|head|body|script|iframe|img|meta|style|title)[\s>/]/i.test(start)],
  ['an XML file', (start) => /^(\xef\xbb\xbf)?\s*<\?xml/i.test(start)],
]

/** Names a kind that is not accepted, for the message; undefined when it is not recognised. */
export function otherKindOf(bytes: Uint8Array): string | undefined {
  const start = ascii(bytes, 0, 2048)
  return otherSignatures.find(([, matches]) => matches(start, bytes))?.[0]
}

/** Whether a browser that guesses the type would run it. */
export const isMarkup = (bytes: Uint8Array) =>
  ['a web page', 'an SVG picture', 'a script'].includes(otherKindOf(bytes) ?? '')
