import type { Settings } from '~/config/settings.server'
import { unsavedTextPath } from '~/features/drafts/model'
import { optOutPath } from '~/features/preferences/model'

/** A form with every field at its maximum length is smaller. */
export const maxFormBytes = 64 * 1024

/** Longer than any address of ours, such as that of a filtered list. Node itself refuses lines and headers above 16 KB. */
export const maxAddressLength = 12 * 1024

/** A note or the home page, in three languages. */
export const maxDocumentBytes = 1024 * 1024
export const acceptsDocuments = (path: string) => path.startsWith('/admin/content/') || path === unsavedTextPath

/** Where admins upload files. For everyone else the body is discarded unread. */
const uploadPaths =
  /^\/admin\/(import|events\/[^/]+\/(materials|messages\/[^/]+?)|content\/(pictures|insights\/[^/]+?)|engagements\/[^/]+\/deliverables\/[^/]+?|dialogue\/[^/]+?)(\.data)?$/
/** Where members upload files. For visitors the body is discarded unread. */
const memberUploadPaths = /^\/dialogue(\/[^/]+?)?(\.data)?$/
export const acceptsMemberUploads = (path: string) => memberUploadPaths.test(path)
export const acceptsUploads = (path: string) => uploadPaths.test(path) || acceptsMemberUploads(path)

/**
 * Reads a body to its end without keeping it, because a browser that is still sending does not show the response. Limited
 * to 15 seconds, as every body is; a body that has a reader already is left alone.
 */
export async function discardBody(body: ReadableStream<Uint8Array> | null) {
  if (!body || body.locked) return
  const signal = AbortSignal.timeout(15_000)
  await body.pipeTo(new WritableStream(), { signal, preventCancel: true }).catch(() => {})
}

/** Called by mail programs for one-click unsubscribe (RFC 8058), without an Origin; its token is the permission. */
const oneClickUnsubscribePaths = ['/newsletter/unsubscribe', optOutPath]

/** Only pages of this site may send forms. On a developer's machine all names of the machine count as this site. */
export function originCheck({ publicUrl }: Pick<Settings, 'publicUrl'>) {
  const allowed = [publicUrl.origin]
  const loopback = ['localhost', '127.0.0.1', '[::1]']
  if (loopback.includes(publicUrl.hostname)) {
    allowed.push(...loopback.map((name) => `${publicUrl.protocol}//${name}${publicUrl.port && `:${publicUrl.port}`}`))
  }
  const origins = new Set(allowed)
  return (path: string, { origin, 'sec-fetch-site': fetchSite }: ChangeHeaders) => {
    if (origin === undefined) return oneClickUnsubscribePaths.includes(path)
    return origins.has(origin) || isWithheld(origin, fetchSite)
  }
}

type ChangeHeaders = { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined }

/**
 * From a page with `no-referrer`, browsers send `Origin: null` with a form. `Sec-Fetch-Site` can't be set by scripts, so it
 * proves that the form is on this site.
 */
const isWithheld = (origin: string, fetchSite: string | string[] | undefined) =>
  origin === 'null' && fetchSite === 'same-origin'

/** ASCII and Latin-1 control characters, percent-encoded. No route has one. */
const controlCharacter = /%(?:[01][0-9a-f]|7f|c2%[89][0-9a-f])/i
export const hasControlCharacter = (path: string) => controlCharacter.test(path)

/** The path without trailing and double slashes, or undefined if it has none. */
export function canonicalPath(path: string): string | undefined {
  const canonical = `/${path.split('/').filter(Boolean).join('/')}`
  return canonical === path ? undefined : canonical
}
