/** A ring with a tick for what is done, with a gold core for what is next, and empty for the rest. The row says it in words. */
export const StepRing = ({ state }: { state: 'done' | 'next' | 'open' }) => (
  <svg aria-hidden="true" viewBox="0 0 16 16" fill="none" strokeWidth="1.5" className="mt-0.5 size-4 shrink-0">
    <circle cx="8" cy="8" r="7" className={state === 'done' ? 'stroke-success' : 'stroke-line-strong'} />
    {state === 'done' && <path d="m5 8 2 2 4-4" className="stroke-success" />}
    {state === 'next' && <circle cx="8" cy="8" r="3" className="fill-prestige" />}
  </svg>
)
