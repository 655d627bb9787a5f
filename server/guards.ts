import type { Settings } from '~/config/settings.server'

/** A form with every field full is below this. */
const largestBody = 64 * 1024

/** A note or the home page, in three languages. */
const largestDocument = 1024 * 1024

export const largestBodyOf = (path: string) => (path.startsWith('/admin/content/') ? largestDocument : largestBody)

/** What a mail program calls when its reader presses 'unsubscribe' (RFC 8058): the token in it is the permission. */
const fromMailPrograms = '/newsletter/unsubscribe'

/** A change comes from our own pages. On a developer's machine every name of the machine is one. */
export function originCheck({ publicUrl }: Pick<Settings, 'publicUrl'>) {
  const own = [publicUrl.origin]
  const loopback = ['localhost', '127.0.0.1', '[::1]']
  if (loopback.includes(publicUrl.hostname)) {
    own.push(...loopback.map((name) => `${publicUrl.protocol}//${name}${publicUrl.port && `:${publicUrl.port}`}`))
  }
  const origins = new Set(own)
  return (path: string, origin: string | undefined) =>
    origin === undefined ? path === fromMailPrograms : origins.has(origin)
}

/** One address a page: no slash at its end, none doubled. Undefined when it is so already. */
export function tidyPath(path: string): string | undefined {
  const tidy = `/${path.split('/').filter(Boolean).join('/')}`
  return tidy === path ? undefined : tidy
}
