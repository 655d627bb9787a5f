import { ForRight } from '~/features/admin/ui/for-right'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { newTeamThreadPage, teamThreadPage } from '~/features/dialogue/model'
import { timeLeft } from '~/features/inbox/ui/labels'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { type TeamThread, teamDialogue } from '../model'

type Props = { organisationId: string; threads: TeamThread[]; total: number }

/** The latest threads with an organisation, on its page. */
export const OrganisationThreads = ({ organisationId, threads, total }: Props) => (
  <section aria-labelledby="threads-title">
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <h2 id="threads-title" className="text-2xl">
        Dialogue <span className="font-text text-base text-muted tabular-nums">{total}</span>
      </h2>
      <ForRight right="thread.answer">
        <ButtonLink to={newTeamThreadPage(organisationId)} variant="outline" size="sm">
          New thread
        </ButtonLink>
      </ForRight>
    </div>
    {threads.length === 0 ? (
      <p className="border-line border-t py-6 text-muted">Nothing has been written yet.</p>
    ) : (
      <ul className="border-line border-t">
        {threads.map(({ id, subject, author, lastMessageAt, msLeft }) => (
          <li key={id} className="flex items-center justify-between gap-x-6 border-ink/9 border-b py-2 text-sm">
            <Link to={teamThreadPage(id)} className="inline-flex min-h-11 min-w-0 items-center hover:underline">
              <span className="truncate">
                {subject} <span className="text-muted">{author}</span>
              </span>
            </Link>
            <span className="shrink-0 text-muted tabular-nums" suppressHydrationWarning>
              {msLeft === null ? <Timestamp at={lastMessageAt} isShort /> : timeLeft(msLeft)}
            </span>
          </li>
        ))}
      </ul>
    )}
    {total > threads.length && (
      <Link
        to={teamDialogue({ organisation: organisationId })}
        className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
      >
        All threads
      </Link>
    )}
  </section>
)
