import { privateDownload } from './attachment.server'

type Pdf = { fileName: string; body: Uint8Array<ArrayBuffer>; etag: string }

/** A PDF that the browser shows; a link may download it. Any cache may store it, but must ask whether it is still current. */
export function pdfResponse(request: Request, { body, fileName, etag }: Pdf): Response {
  const headers = {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    Vary: 'Cookie',
    ETag: etag,
  }
  if (request.headers.get('If-None-Match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(body, {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Length': String(body.length),
      'Content-Disposition': `inline; filename="${fileName}"`,
    },
  })
}

/** A PDF with personal data. */
export const privatePdfResponse = ({ body, fileName }: Omit<Pdf, 'etag'>) =>
  privateDownload(body, { fileName, mediaType: 'application/pdf', size: body.length })
