import { Timestamp } from '~/features/admin/ui/timestamp'
import type { OpenedEngagement } from '../model'
import { stateLabels } from './labels'

type Props = Pick<OpenedEngagement, 'history' | 'engagement'>

/** Every change of its state, the latest first, with the words that were accepted. */
export const EngagementHistory = ({ history, engagement: { acceptedText, acceptedByName } }: Props) => (
  <section aria-labelledby="history-title">
    <h2 id="history-title" className="mb-3 text-xl">
      History
    </h2>
    <ol className="border-line border-t">
      {history.map(({ number, state, reason, by, at }) => (
        <li key={number} className="border-ink/9 border-b py-2.5 text-sm">
          <p className="flex flex-wrap justify-between gap-x-6">
            <span>
              <span className="font-semibold">{stateLabels[state]}</span>
              {writeBy(state === 'accepted' ? (acceptedByName ?? by) : by)}
            </span>
            <span className="text-muted">
              <Timestamp at={at} />
            </span>
          </p>
          {reason && <p className="mt-1 max-w-[65ch] whitespace-pre-line wrap-anywhere">{reason}</p>}
          {state === 'accepted' && acceptedText && (
            <blockquote className="mt-1.5 max-w-[65ch] border-line border-l-2 pl-3 text-muted wrap-anywhere">
              {acceptedText}
            </blockquote>
          )}
        </li>
      ))}
    </ol>
  </section>
)

const writeBy = (by: string | null) => (by ? ` by ${by}` : '')
