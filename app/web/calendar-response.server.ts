/** Whether the client has this version. Proxies that compress mark the tag as weak. */
const isKnownTo = (request: Request, etag: string) =>
  (request.headers.get('If-None-Match') ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

/** A calendar to subscribe to; without a body when the client has it already. */
export function calendarResponse(
  request: Request,
  { body, etag }: { body: string; etag: string },
  cacheHeaders: Record<string, string>,
) {
  const headers = { ...cacheHeaders, ETag: etag }
  return isKnownTo(request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' } })
}
