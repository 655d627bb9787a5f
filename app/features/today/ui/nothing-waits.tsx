/** Empty means done. */
export const NothingWaits = ({ nextPromise }: { nextPromise: string | null }) => (
  <div className="mt-6 border-line border-t pt-5">
    <p className="font-display text-[1.3125rem]/6">Nothing needs you.</p>
    <p className="mt-1 text-muted text-sm">
      {nextPromise
        ? `The next promise ends ${nextPromise}.`
        : 'The next promise begins with the next request or message.'}
    </p>
  </div>
)
