/** `Content-Disposition` of a download: the exact name (RFC 5987), and an ASCII one for clients that do not support it. */
function attachment(fileName: string) {
  const plain = fileName
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w .()-]/g, '_')
  const exact = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

type Download = { fileName: string; mediaType: string; size: number }

/** A file for one reader: no cache stores it, and it is never rendered on our origin. */
export const privateDownload = (body: BodyInit, { fileName, mediaType, size }: Download) =>
  new Response(body, {
    headers: {
      'Content-Type': mediaType,
      'Content-Length': String(size),
      'Content-Disposition': attachment(fileName),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
