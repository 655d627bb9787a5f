import type { Metadata } from 'sharp'
import { checkKind, type Upload } from './check.server'
import { type PictureKind, pictureKinds } from './kinds'
import { FileRefused, why } from './refusals'

/** As large as a page shows it on a dense screen. */
const maxSide = 2000
/** A picture that is small as a file may be huge once it is read. */
const maxPixels = 40_000_000

export type Picture = { bytes: Uint8Array; mediaType: 'image/webp'; width: number; height: number }

/** What the decoder calls each kind. */
const formats: Record<PictureKind, string> = { png: 'png', jpeg: 'jpeg', webp: 'webp', avif: 'heif' }

/** Loaded with the first picture: a process that never sees one does not carry the decoders. */
let decoder: Promise<typeof import('sharp').default> | undefined
function loadDecoder() {
  decoder ??= import('sharp').then(({ default: sharp }) => {
    // Uploads are rare: memory is given back rather than kept for the next.
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return decoder
}

/**
 * The same picture, drawn anew: turned as the camera was held, no larger than needed, and nothing but pixels. Whatever
 * else was in the file, such as where it was taken or a script, stays behind.
 */
export async function readPicture(upload: Upload): Promise<Picture> {
  const kind = checkKind(upload, pictureKinds)
  const sharp = await loadDecoder()
  const damaged = (cause: unknown): never => {
    throw new FileRefused(why.damaged(kind), { cause })
  }
  const about: Metadata = await sharp(upload.bytes, { limitInputPixels: false }).metadata().catch(damaged)
  if (about.format !== formats[kind]) return damaged(about.format)
  const { width, height } = about
  if (width * height > maxPixels) throw new FileRefused(why.pixels(width, height, maxPixels))
  const { data, info } = await sharp(upload.bytes, { limitInputPixels: maxPixels, failOn: 'warning' })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer({ resolveWithObject: true })
    .catch(damaged)
  return { bytes: data, mediaType: 'image/webp', width: info.width, height: info.height }
}
