import type { Settings } from '~/config/settings.server'

/** A form with every field full is below this. */
export const maxFormBytes = 64 * 1024

/** A note or the home page, in three languages. */
export const maxDocumentBytes = 1024 * 1024
export const acceptsDocuments = (path: string) => path.startsWith('/admin/content/')

/** Where admins send files. Whoever else asks here is turned away unheard: nobody looks at their body. */
const uploads = /^\/admin\/content\/(pictures|insights\/[^/]+?)(\.data)?$/
export const acceptsUploads = (path: string) => uploads.test(path)

/**
 * Lets a body go by, kept by nobody: a browser that is still sending shows no answer. It has as long as a form has, and
 * one that is read by someone else is left to them.
 */
export async function discardBody(body: ReadableStream<Uint8Array> | null) {
  if (!body || body.locked) return
  const signal = AbortSignal.timeout(15_000)
  await body.pipeTo(new WritableStream(), { signal, preventCancel: true }).catch(() => {})
}

/** What a mail program calls when its reader presses 'unsubscribe' (RFC 8058): the token in it is the permission. */
const oneClickUnsubscribePath = '/newsletter/unsubscribe'

/** A change comes from our own pages. On a developer's machine every name of the machine is one. */
export function originCheck({ publicUrl }: Pick<Settings, 'publicUrl'>) {
  const allowed = [publicUrl.origin]
  const loopback = ['localhost', '127.0.0.1', '[::1]']
  if (loopback.includes(publicUrl.hostname)) {
    allowed.push(...loopback.map((name) => `${publicUrl.protocol}//${name}${publicUrl.port && `:${publicUrl.port}`}`))
  }
  const origins = new Set(allowed)
  return (path: string, { origin, 'sec-fetch-site': fetchSite }: ChangeHeaders) => {
    if (origin === undefined) return path === oneClickUnsubscribePath
    return origins.has(origin) || isWithheld(origin, fetchSite)
  }
}

type ChangeHeaders = { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined }

/**
 * On a page with `no-referrer` the browser withholds the origin of a form too and sends `null`. Scripts can't set
 * `Sec-Fetch-Site`, so it shows whether the form is our own.
 */
const isWithheld = (origin: string, fetchSite: string | string[] | undefined) =>
  origin === 'null' && fetchSite === 'same-origin'

/** ASCII and Latin-1 control characters, percent-encoded as a path carries them. No address of ours has one. */
const controlCharacter = /%(?:[01][0-9a-f]|7f|c2%[89][0-9a-f])/i
export const hasControlCharacter = (path: string) => controlCharacter.test(path)

/** One address a page: no slash at its end, none doubled. Undefined when it is so already. */
export function canonicalPath(path: string): string | undefined {
  const canonical = `/${path.split('/').filter(Boolean).join('/')}`
  return canonical === path ? undefined : canonical
}
