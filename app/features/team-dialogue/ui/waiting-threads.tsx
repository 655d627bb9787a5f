import { teamThreadPage } from '~/features/dialogue/model'
import { timeLeft } from '~/features/inbox/ui/labels'
import { Link } from '~/ui/link'
import { type TeamThread, teamDialogue } from '../model'

type Props = { threads: TeamThread[] }

/** In the inbox: the threads that have waited longest. They are answered on their own pages. */
export function WaitingThreads({ threads }: Props) {
  if (threads.length === 0) return null
  return (
    <section aria-labelledby="waiting-threads" className="mb-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b pb-2">
        <h2 id="waiting-threads" className="text-lg">
          Threads that wait for an answer
        </h2>
        <Link
          to={teamDialogue({ state: 'waiting' })}
          className="inline-flex min-h-9 items-center text-sm underline underline-offset-4 pointer-coarse:min-h-11"
        >
          All of them
        </Link>
      </div>
      <ul className="text-sm">
        {threads.map(({ id, organisation, subject, words, msLeft }) => (
          <li key={id} className="flex items-baseline gap-4 border-line border-b py-2">
            <Link to={teamThreadPage(id)} className="min-w-0 flex-1 truncate underline-offset-4 hover:underline">
              <span className="font-semibold">{organisation.name}</span> {subject}
              <span className="text-muted"> {words}</span>
            </Link>
            {msLeft !== null && (
              <span className="shrink-0 text-prestige tabular-nums" suppressHydrationWarning>
                {timeLeft(msLeft)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
