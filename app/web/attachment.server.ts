/** `Content-Disposition` of a download: the exact name (RFC 5987), and an ASCII one for clients that do not support it. */
export function attachment(fileName: string) {
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
