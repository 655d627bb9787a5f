/** As long as a name is read; some systems keep no more than 255 bytes. */
const longest = 100

/** After the last dot, in lower case; empty when there is none. */
export const extensionOf = (name: string) => /\.([a-z0-9]{1,10})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? ''

/**
 * A name to show and to save a download under, never a path: without folders, control characters, signs that turn the
 * direction of reading, or what some system forbids in a name.
 */
export function cleanFileName(name: string, extension: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const words = last
    .normalize('NFC')
    .replace(/\.[a-z0-9]{1,10}\s*$/i, '')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}"*:<>?|\ufffd]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
  const stem = [...words]
    .slice(0, longest)
    .join('')
    .replace(/[\s.]+$/, '')
  return `${stem || 'file'}.${extension}`
}
