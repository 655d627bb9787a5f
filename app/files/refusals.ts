import { type Kind, kinds, maxFileBytes } from './kinds'
import { formatSize } from './size'

/** Why a file is not accepted, and what to do about it. Only admins upload, so the message is in English. */
export class FileRefused extends Error {
  override name = 'FileRefused'
}

const joinWithOr = (parts: string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}` : (parts[0] ?? '')

export const kindNames: Record<Kind, string> = {
  png: 'a PNG picture',
  jpeg: 'a JPEG picture',
  webp: 'a WebP picture',
  avif: 'an AVIF picture',
  pdf: 'a PDF',
}

const extensionList = (allowed: readonly Kind[]) =>
  joinWithOr(allowed.flatMap((kind) => kinds[kind].extensions.map((extension) => `.${extension}`)))

const kindList = (allowed: readonly Kind[]) => joinWithOr(allowed.map((kind) => kindNames[kind]))

export const why = {
  empty: 'This file is empty. Choose it again, or export it anew.',
  tooLarge: `This file is larger than ${formatSize(maxFileBytes)}. Make it smaller and choose it again.`,
  large: (size: number) =>
    `This file has ${formatSize(size)}; the limit is ${formatSize(maxFileBytes)}. Make it smaller and choose it again.`,
  svg: 'SVG files can hold scripts; send a PNG instead.',
  ending: (extension: string, allowed: readonly Kind[]) =>
    extension
      ? `Files called .${extension} are not taken here. Send ${kindList(allowed)}.`
      : `The file’s name should end in ${extensionList(allowed)}.`,
  disguised: (extension: string, actual: string | undefined) =>
    actual
      ? `This file is called .${extension} but is ${actual}.`
      : `This file is called .${extension} but is something else.`,
  damaged: (kind: Kind) => `This file begins like ${kindNames[kind]} but can’t be read to its end. Export it anew.`,
  polyglot: (other: string) => `This file is a PDF and ${other} at once. Export it anew from where it was written.`,
  pixels: (width: number, height: number, maxPixels: number) =>
    `This picture is ${width} × ${height} pixels; the limit is ${maxPixels / 1_000_000} million pixels. Make it smaller and choose it again.`,
}
