import { type ReactNode, useState } from 'react'

/**
 * A part of a page in which nothing needs to come alive. When the server has sent it, it stays as it came and its code
 * is never fetched; its links lead on all the same. When the page is reached by a click, `children` are rendered: give
 * it a lazy component.
 */
export function SkipHydration({ id, children }: { id: string; children: ReactNode }) {
  // Kept, because React makes the whole page anew when something changes before all of it has come alive.
  const [sent] = useState(() => (typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML))
  return sent === undefined ? (
    <div id={id}>{children}</div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server sent, as it was sent
    <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sent }} />
  )
}
