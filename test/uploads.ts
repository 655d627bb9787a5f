import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Upload } from '~/files/check.server'

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))

/** A minimal PDF with one empty page. `first` and `last` are inserted where a polyglot file hides its other content. */
export function aPdf({ first = '', last = '' } = {}): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ]
  let file = `%PDF-1.4\n${first}`
  const tableEntries = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const index = `xref\n0 4\n0000000000 65535 f \n${tableEntries.join('')}trailer<</Size 4/Root 1 0 R>>\n`
  return bytesOf(`${file}${index}startxref\n${file.length}\n%%EOF\n${last}`)
}

type Size = { width?: number; height?: number }

const canvas = ({ width = 40, height = 20 }: Size = {}) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 120 } } })

export const aPng = async (size?: Size) => new Uint8Array(await canvas(size).png().toBuffer())
export const aWebp = async (size?: Size) => new Uint8Array(await canvas(size).webp().toBuffer())
export const anAvif = async (size?: Size) => new Uint8Array(await canvas(size).avif().toBuffer())

/** A photo as of a phone: its EXIF data has an orientation and a location. */
export const aPhoto = async (size?: Size) =>
  new Uint8Array(
    await canvas(size)
      .jpeg()
      .withExif({
        IFD0: { Make: 'SamplePhone', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 19/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '18/1 4/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  )

/** A decompression bomb: a small file that claims to be a picture of this size. */
export function aBomb(width = 30_000, height = 30_000): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const checksum = Buffer.alloc(4)
    checksum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, checksum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(Buffer.alloc(1000))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

export const aProgram = bytesOf(`MZ\x90\x00\x03${'\x00'.repeat(200)}This program cannot be run in DOS mode.`)
export const aPage = bytesOf('<!doctype html><html><script>alert(1)</script></html>')
export const anSvg = bytesOf(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
)

export const upload = (name: string, bytes: Uint8Array): Upload => ({ name, bytes })
