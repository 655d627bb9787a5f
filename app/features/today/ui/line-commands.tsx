import type { ReactNode } from 'react'

/** The commands of an opened line; on a phone as wide as there is room, and tall enough for a thumb. */
export const LineCommands = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-2 max-md:*:flex-auto max-md:[&_:is(a,button)]:min-h-11! max-md:[&>form>button]:flex-auto">
    {children}
  </div>
)
