import {
  getMultipartBoundary,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser'
import type { Upload } from '~/files/check.server'
import { maxUploadBytes } from '~/files/kinds'

/** The parts of a form with files. */
export type Parts = { texts: [name: string, value: string][]; files: [name: string, file: Upload][] }

/** More fields than any form has. The whole body is limited before it comes here. */
const limits = { maxParts: 60, maxHeaderSize: 4096, maxFileSize: maxUploadBytes, maxTotalSize: maxUploadBytes }
const maxTextBytes = 64 * 1024

/** Reads the parts as they arrive: memory holds only the parts, and each file a second time in one piece. */
export async function readParts(request: Request): Promise<Parts> {
  const boundary = getMultipartBoundary(request.headers.get('Content-Type') ?? '')
  if (!boundary || !request.body) throw new MultipartParseError('there is no multipart body')
  const parser = new MultipartParser(boundary, limits)
  const parts: Parts = { texts: [], files: [] }
  let textBytes = 0
  for await (const chunk of request.body) {
    // Ignore what follows the end, such as its line break in a separate chunk.
    if (isComplete(parser)) continue
    for (const part of parser.write(chunk)) {
      if (part.filename === undefined) textBytes += part.size
      if (textBytes > maxTextBytes) throw new MultipartParseError('too much text')
      addPart(part, parts)
    }
  }
  parser.finish()
  return parts
}

function addPart(part: MultipartPart, { texts, files }: Parts) {
  const { name, filename } = part
  if (!name) return
  if (filename === undefined) texts.push([name, part.text])
  // A field in which no file was chosen sends one with no name and no bytes.
  else if (filename !== '' || part.size > 0) files.push([name, { name: unescapeFileName(filename), bytes: part.bytes }])
}

/** Browsers escape in this way the three characters that would end a name. */
const unescapeFileName = (filename: string) => filename.replaceAll(/%(22|0A|0D)/gi, (sign) => decodeURIComponent(sign))

function isComplete(parser: MultipartParser) {
  try {
    parser.finish()
    return true
  } catch {
    return false
  }
}
