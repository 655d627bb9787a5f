import type { Settings } from '~/config/settings.server'

/** A form with every field full is below this. */
export const largestBody = 64 * 1024

/** Where a change may come from: our own pages. On a developer's machine every name of the machine is one. */
export function allowedOrigins({ publicUrl }: Pick<Settings, 'publicUrl'>) {
  const own = [publicUrl.origin]
  const loopback = ['localhost', '127.0.0.1', '[::1]']
  if (loopback.includes(publicUrl.hostname)) {
    own.push(...loopback.map((name) => `${publicUrl.protocol}//${name}${publicUrl.port && `:${publicUrl.port}`}`))
  }
  return new Set(own)
}

/** One address a page: no slash at its end, none doubled. Undefined when it is so already. */
export function tidyPath(path: string): string | undefined {
  const tidy = `/${path.split('/').filter(Boolean).join('/')}`
  return tidy === path ? undefined : tidy
}
