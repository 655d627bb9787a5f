import { ForRight } from '~/features/admin/ui/for-right'
import { levelLabels, roleLabels } from '~/features/admin/ui/labels'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { cameLabels } from '~/features/check-in/ui/labels'
import { PersonLink } from '~/features/people/ui/person-link'
import { Badge } from '~/ui/badge'
import { buttonClass } from '~/ui/button'
import { Pager } from '~/ui/pager'
import { Cell, Row, Table } from '~/ui/table'
import { eventPage, type ListedAnswer } from '../model'
import { responseLabels } from './labels'

type Props = { id: string; answers: ListedAnswer[]; total: number; page: number }

const columns = [
  { key: 'who', label: 'Member' },
  { key: 'role', label: 'Role' },
  { key: 'answer', label: 'Answer' },
  { key: 'when', label: 'When' },
  { key: 'came', label: 'Came' },
]

export const Answers = ({ id, answers, total, page }: Props) => (
  <section aria-labelledby="answers-title">
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 id="answers-title" className="text-2xl">
        Who answers what
      </h2>
      {total > 0 && (
        <ForRight right="event.export">
          <a href={`${eventPage(id)}/answers.csv`} className={buttonClass({ variant: 'outline', size: 'sm' })}>
            Export answers
          </a>
        </ForRight>
      )}
    </div>
    {answers.length === 0 ? (
      <p className="border-line border-t py-8 text-muted">No one has answered yet.</p>
    ) : (
      <Table caption="Answers, attending first" columns={columns}>
        {answers.map((answer) => (
          <Row key={answer.id}>
            <Cell header>
              <PersonLink id={answer.id} className="block font-semibold wrap-anywhere">
                {answer.name || answer.email}
              </PersonLink>
              {answer.name && <span className="text-muted wrap-anywhere">{answer.email}</span>}
            </Cell>
            <Cell label="Role">
              {answer.role ? roleLabels[answer.role] : 'None'}
              {answer.level && <span className="text-muted"> · {levelLabels[answer.level]}</span>}
              {answer.isOutside && (
                <span className="mt-1 block">
                  <Badge tone="prestige">Outside the audience</Badge>
                </span>
              )}
            </Cell>
            <Cell label="Answer">
              <Badge tone={answer.response === 'attending' ? 'success' : 'neutral'}>
                {responseLabels[answer.response]}
              </Badge>
            </Cell>
            <Cell label="When" className="text-muted">
              <Timestamp at={answer.answeredAt} />
            </Cell>
            <Cell label="Came">
              {answer.came === 'no-show' ? (
                <Badge tone="danger">{cameLabels[answer.came]}</Badge>
              ) : answer.came ? (
                cameLabels[answer.came]
              ) : (
                '–'
              )}
            </Cell>
          </Row>
        ))}
      </Table>
    )}
    <Pager page={page} total={total} noun={total === 1 ? 'answer' : 'answers'} />
  </section>
)
