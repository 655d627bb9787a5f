import { type ReactNode, useState } from 'react'

type Props = { id: string; className?: string | undefined; children: ReactNode }

/**
 * A part of a page without interaction. Server-rendered HTML is kept as it is and its code is never loaded; its links
 * still work. After client-side navigation `children` are rendered, so they should be a lazy component.
 */
export function SkipHydration({ id, className, children }: Props) {
  // Read once into state: React renders the whole page again when something changes before hydration is complete.
  const [serverHtml] = useState(() =>
    typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML,
  )
  return serverHtml === undefined ? (
    <div id={id} className={className}>
      {children}
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server sent, as it was sent
    <div id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: serverHtml }} />
  )
}
