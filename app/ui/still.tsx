import { type ReactNode, useState } from 'react'

/**
 * A part of a page in which nothing needs to come alive. When the server has sent it, it stays as it came and its code
 * is never fetched; its links lead on as links do. When the page is reached by a click, `children` are rendered: give
 * it a lazy component.
 */
export function Still({ id, children }: { id: string; children: ReactNode }) {
  const [wasSent] = useState(() => typeof document !== 'undefined' && document.getElementById(id) !== null)
  return wasSent ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what stands there; this is never written
    <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div id={id}>{children}</div>
  )
}
