import { ForRight } from '~/features/admin/ui/for-right'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { PersonLink } from '~/features/people/ui/person-link'
import { buttonClass } from '~/ui/button'
import { Cell, Row, Table } from '~/ui/table'
import { type FeedbackOverview, feedbackCsv, feedbackDays, type ListedFeedback, ratings } from '../model'

const columns = [
  { key: 'who', label: 'Guest' },
  { key: 'rating', label: 'Useful' },
  { key: 'best', label: 'Best part' },
  { key: 'next', label: 'Take up next' },
  { key: 'when', label: 'When' },
]

type Props = { eventId: string; feedback: FeedbackOverview }

/** What guests said after an event, with their names: for the team only. */
export function FeedbackPanel({ eventId, feedback: { distribution, summary, answers } }: Props) {
  return (
    <section aria-labelledby="feedback-title">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="feedback-title" className="text-2xl">
          Feedback
        </h2>
        {summary && (
          <ForRight right="event.export">
            <a href={feedbackCsv(eventId)} className={buttonClass({ variant: 'outline', size: 'sm' })}>
              Export feedback
            </a>
          </ForRight>
        )}
      </div>
      {summary ? (
        <>
          <p className="mb-4 tabular-nums">
            {`${summary.average.toFixed(1)} of ${ratings.length} on average, from ${summary.count === 1 ? '1 answer' : `${summary.count} answers`}.`}
          </p>
          <Distribution distribution={distribution} most={Math.max(...distribution)} />
          <Table caption="Feedback, the latest first" columns={columns}>
            {answers.map((answer) => (
              <FeedbackRow key={answer.id} {...answer} />
            ))}
          </Table>
          {answers.length < summary.count && (
            <p className="mt-3 text-muted text-sm">{`The latest ${answers.length}; the exported file has all.`}</p>
          )}
        </>
      ) : (
        <p className="border-line border-t py-8 text-muted">
          {`No guest has said anything yet. They are asked from the end of the event, for ${feedbackDays} days.`}
        </p>
      )}
    </section>
  )
}

/** How many gave each rating, as bars with their numbers. */
const Distribution = ({ distribution, most }: { distribution: number[]; most: number }) => (
  <ul aria-label="Answers by rating" className="mb-6 grid max-w-md gap-1.5 text-sm tabular-nums">
    {distribution.map((answers, index) => (
      <li key={ratings[index]} className="grid grid-cols-[5rem_1fr_3rem] items-center gap-3">
        <span className="text-muted">{`${ratings[index]} of ${ratings.length}`}</span>
        <svg aria-hidden="true" width="100%" height="10" className="block">
          <rect width={`${Math.round((answers / most) * 100)}%`} height="10" className="fill-action" />
        </svg>
        <span>{answers}</span>
      </li>
    ))}
  </ul>
)

const FeedbackRow = ({ id, name, email, rating, bestPart, nextTopic, updatedAt }: ListedFeedback) => (
  <Row>
    <Cell header>
      <PersonLink id={id} className="block font-semibold wrap-anywhere">
        {name || email}
      </PersonLink>
      {name && <span className="text-muted wrap-anywhere">{email}</span>}
    </Cell>
    <Cell label="Useful" className="tabular-nums">
      {rating}
    </Cell>
    <Cell label="Best part" className="whitespace-pre-line wrap-anywhere">
      {bestPart || '–'}
    </Cell>
    <Cell label="Take up next" className="whitespace-pre-line wrap-anywhere">
      {nextTopic || '–'}
    </Cell>
    <Cell label="When" className="text-muted">
      <Timestamp at={updatedAt} />
    </Cell>
  </Row>
)
