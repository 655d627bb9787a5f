import { Lines, ListCell, ListRow, ListTable, RowCheck, RowLink } from '~/features/admin/ui/list-table'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { PersonLink } from '~/features/people/ui/person-link'
import { Link } from '~/ui/link'
import { type ListedMail, mailPage, refusalToRetry } from '../model'
import { MailState } from './mail-state'
import { RetryMail } from './retry-mail'

const columns = [
  { key: 'to', label: 'To', className: 'w-[26%]' },
  { key: 'subject', label: 'Subject, template' },
  { key: 'error', label: 'Tries, last error', className: 'w-[20%] hidden @3xl/list:table-cell' },
  { key: 'when', label: 'When', className: 'w-40 hidden @3xl/list:table-cell' },
  { key: 'state', label: 'State', className: 'w-28' },
  { key: 'retry', label: <span className="sr-only">Retry</span>, className: 'w-32' },
]

type Props = { rows: ListedMail[]; isCompact: boolean; isLoading: boolean }

/** A row leads to the page of its mail; those that failed can be ticked. */
export const MailTable = ({ rows, isCompact, isLoading }: Props) => (
  <ListTable caption="Mails, the latest first" columns={columns} isCompact={isCompact} isLoading={isLoading} canSelect>
    {rows.map((mail) => (
      <ListRow
        key={mail.id}
        check={
          refusalToRetry(mail) ? null : <RowCheck field="id" value={mail.id} name={`the mail to ${mail.toAddress}`} />
        }
      >
        <ListCell place="who">
          <Lines
            first={<PersonLink id={mail.id}>{mail.toName || mail.toAddress}</PersonLink>}
            second={mail.toName ? mail.toAddress : undefined}
          />
        </ListCell>
        <ListCell place="what" isHeader>
          <Lines
            title={mail.subject}
            first={<RowLink to={mailPage(mail.id)}>{mail.subject}</RowLink>}
            second={mail.template}
          />
        </ListCell>
        <ListCell place="more" className="hidden @3xl/list:table-cell">
          <Lines first={mail.attempts} second={mail.lastError ?? undefined} />
        </ListCell>
        <ListCell place="more" className="hidden text-muted @3xl/list:table-cell">
          <Timestamp at={mail.createdAt} />
        </ListCell>
        <ListCell place="time">
          <MailState state={mail.state} />
        </ListCell>
        <ListCell place="extra">
          <RetryMail mail={mail} />
          {refusalToRetry(mail) === 'link-lost' && (
            <Link to={mailPage(mail.id)} className="text-muted text-xs underline underline-offset-4">
              Can’t be retried
            </Link>
          )}
        </ListCell>
      </ListRow>
    ))}
  </ListTable>
)
