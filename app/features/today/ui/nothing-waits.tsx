type Props = { nextPromise: string | null; isEmpty: boolean }

/** Empty means done; below it may stand what is due later. */
export const NothingWaits = ({ nextPromise, isEmpty }: Props) => (
  <div className="mt-6 border-line border-t pt-5">
    <p className="font-display text-[1.3125rem]/6">
      {isEmpty ? 'Nothing needs you.' : 'Nothing is due before tomorrow evening.'}
    </p>
    <p className="mt-1 text-muted text-sm">
      {nextPromise
        ? `The next promise ends ${nextPromise}.`
        : 'The next promise begins with the next request or message.'}
    </p>
  </div>
)
