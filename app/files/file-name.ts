/** Some systems store no more than 255 bytes. */
const maxCharacters = 100

/** After the last dot, in lower case; empty when there is none. */
export const extensionOf = (name: string) => /\.([a-z0-9]{1,10})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? ''

/**
 * A name to show and to save a download under, never a path: without folders, control characters, characters that change
 * the text direction, or those that some system forbids in a name.
 */
export function cleanFileName(name: string, extension: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const cleaned = last
    .normalize('NFC')
    .replace(/\.[a-z0-9]{1,10}\s*$/i, '')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}"*:<>?|\ufffd]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
  const stem = [...cleaned]
    .slice(0, maxCharacters)
    .join('')
    .replace(/[\s.]+$/, '')
  return `${stem || 'file'}.${extension}`
}
