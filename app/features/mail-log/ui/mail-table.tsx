import { Timestamp } from '~/features/admin/ui/timestamp'
import { Link } from '~/ui/link'
import { Cell, Row, Table } from '~/ui/table'
import { type ListedMail, mailPage, refusalToRetry } from '../model'
import { MailState } from './mail-state'
import { RetryMail } from './retry-mail'

const columns = [
  { key: 'when', label: 'When' },
  { key: 'to', label: 'To' },
  { key: 'subject', label: 'Subject' },
  { key: 'template', label: 'Template' },
  { key: 'state', label: 'State' },
  { key: 'tries', label: 'Tries', numeric: true },
  { key: 'error', label: 'Last error' },
  { key: 'retry', label: <span className="sr-only">Retry</span> },
]

export const MailTable = ({ rows }: { rows: ListedMail[] }) => (
  <Table caption="Mails, the latest first" columns={columns}>
    {rows.map((mail) => (
      <Row key={mail.id}>
        <Cell label="When" className="text-muted">
          <Timestamp at={mail.createdAt} />
        </Cell>
        <Cell label="To" className="wrap-anywhere">
          {mail.toName && <span className="block">{mail.toName}</span>}
          <span className="text-muted">{mail.toAddress}</span>
        </Cell>
        <Cell header label="Subject" className="md:w-1/5">
          <Link to={mailPage(mail.id)} className="wrap-anywhere font-semibold underline-offset-4 hover:underline">
            {mail.subject}
          </Link>
        </Cell>
        <Cell label="Template" className="text-muted wrap-anywhere">
          {mail.template}
        </Cell>
        <Cell label="State">
          <MailState state={mail.state} />
        </Cell>
        <Cell label="Tries" numeric>
          {mail.attempts}
        </Cell>
        <Cell label="Last error" className="md:w-1/5">
          {mail.lastError && <span className="line-clamp-2 wrap-anywhere">{mail.lastError}</span>}
        </Cell>
        <Cell>
          <RetryMail mail={mail} />
          {refusalToRetry(mail) === 'link-lost' && (
            <Link to={mailPage(mail.id)} className="text-muted text-xs underline underline-offset-4">
              Can’t be retried
            </Link>
          )}
        </Cell>
      </Row>
    ))}
  </Table>
)
