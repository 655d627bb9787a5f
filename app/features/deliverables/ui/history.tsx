import { Timestamp } from '~/features/admin/ui/timestamp'
import type { DeliverableDetails } from '../model'
import { stateLabels } from './labels'

/** What has become of it, the newest first. */
export const History = ({ history }: Pick<DeliverableDetails, 'history'>) => (
  <section aria-labelledby="history-title">
    <h2 id="history-title" className="border-line border-b pb-2.5 text-xl">
      History
    </h2>
    <ol>
      {history.map(({ number, state, reason, by, at }) => (
        <li key={number} className="border-soft border-b py-2.5">
          <p className="font-semibold">{state === 'accepted' ? 'Accepted' : stateLabels[state]}</p>
          <p className="text-muted text-xs">
            {by ?? (state === 'accepted' ? 'A former member' : 'By the clock')}, <Timestamp at={at} />
          </p>
          {reason && <p className="mt-1 whitespace-pre-line wrap-anywhere">{reason}</p>}
        </li>
      ))}
    </ol>
  </section>
)
