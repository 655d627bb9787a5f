import type { Metadata } from 'sharp'
import { checkKind, type Upload } from './check.server'
import { type PictureKind, pictureKinds } from './kinds'
import { FileRefused, why } from './refusals'

/** In pixels: the largest size that a page shows on a high-density screen. */
const maxSide = 2000
/** A small file may decode to a huge picture. */
const maxPixels = 40_000_000

export type Picture = { bytes: Uint8Array; mediaType: 'image/webp'; width: number; height: number }

/** The name of each kind in sharp. */
const formats: Record<PictureKind, string> = { png: 'png', jpeg: 'jpeg', webp: 'webp', avif: 'heif' }

/** Loaded with the first picture: the decoders take memory that most processes never need. */
let decoder: Promise<typeof import('sharp').default> | undefined
export function loadDecoder() {
  decoder ??= import('sharp').then(({ default: sharp }) => {
    // Uploads are rare: release memory instead of caching it for the next.
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return decoder
}

/**
 * Decodes the picture and encodes it again as WebP: rotated as its EXIF data says, and no larger than needed. Everything
 * but pixels, such as the location in the metadata or an appended script, is dropped.
 */
export async function readPicture(upload: Upload): Promise<Picture> {
  const kind = checkKind(upload, pictureKinds)
  const sharp = await loadDecoder()
  const damaged = (cause: unknown): never => {
    throw new FileRefused(why.damaged(kind), { cause })
  }
  const metadata: Metadata = await sharp(upload.bytes, { limitInputPixels: false }).metadata().catch(damaged)
  if (metadata.format !== formats[kind]) return damaged(metadata.format)
  const { width, height } = metadata
  if (width * height > maxPixels) throw new FileRefused(why.pixels(width, height, maxPixels))
  const { data, info } = await sharp(upload.bytes, { limitInputPixels: maxPixels, failOn: 'warning' })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer({ resolveWithObject: true })
    .catch(damaged)
  return { bytes: data, mediaType: 'image/webp', width: info.width, height: info.height }
}
