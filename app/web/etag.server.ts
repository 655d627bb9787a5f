/** Whether the client has this version. Proxies that compress mark the tag as weak. */
export const isKnownTo = (request: Request, etag: string) =>
  (request.headers.get('If-None-Match') ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
