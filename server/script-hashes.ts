import { createHash } from 'node:crypto'

/** The CSP source expression that allows an inline script with this text. */
export const scriptHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Replaces the nonce of a render by the hashes of the scripts that carry it, so that the page can be cached. The nonce is
 * random for each render, so a script injected through content can't carry it and gets no hash.
 */
export function replaceNonceByHashes(html: string, nonce: string) {
  const scripts = html.matchAll(new RegExp(`<script(?=[^>]* nonce="${nonce}")[^>]*>([\\s\\S]*?)</script>`, 'g'))
  const hashes = [...scripts].map(([, text = '']) => scriptHash(text))
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), hashes }
}
