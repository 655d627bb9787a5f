import type { InlinePicture } from '~/db/schema/mails'
import { loadDecoder } from '~/files/pictures.server'
import { qrModules } from '~/lib/qr-code.server'
import { codeContentId } from '../emails/guest-code'
import { codeUrl } from '../model'

/** Pixels for each module: sharp on screens with two pixels for one. */
const scale = 8

/** A QR code as a picture, for mail programs, which show no SVG. About 1 kB. */
async function qrPng(text: string): Promise<Buffer> {
  const sharp = await loadDecoder()
  const { data, size } = qrModules(text)
  const pixels = Uint8Array.from(data.flat(), (isDark) => (isDark ? 0 : 255))
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * scale, size * scale, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer()
}

/** The picture of `GuestCode` in a mail. */
export async function codePicture(site: URL, eventId: string, code: string): Promise<InlinePicture> {
  const png = await qrPng(codeUrl(site, eventId, code))
  const base64 = png.toString('base64')
  return { fileName: 'code.png', contentType: 'image/png', contentId: codeContentId, base64 }
}
