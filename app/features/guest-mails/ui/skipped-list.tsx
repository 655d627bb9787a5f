import { type SkippedCounts, skipReasons } from '../model'
import { skippedText } from './labels'

/** How many get no mail, and why. */
export function SkippedList({ skipped }: { skipped: SkippedCounts }) {
  const lines = skipReasons.flatMap((reason) => {
    const count = skipped[reason]
    return count ? [{ reason, text: skippedText(reason, count) }] : []
  })
  if (lines.length === 0) return null
  return (
    <div className="text-sm">
      <p>No mail goes to others of this group:</p>
      <ul className="list-disc pl-5 text-muted">
        {lines.map(({ reason, text }) => (
          <li key={reason}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
