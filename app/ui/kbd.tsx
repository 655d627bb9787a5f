/** A key of the keyboard. */
export const Kbd = ({ children }: { children: string }) => (
  <kbd className="rounded-sm border border-current/40 px-1.5 font-normal font-text text-xs opacity-70 pointer-coarse:hidden">
    {children}
  </kbd>
)
