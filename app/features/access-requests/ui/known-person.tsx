import type { ReactNode } from 'react'
import { formatTimestamp } from '~/features/admin/ui/timestamp'
import { inboxPage } from '~/features/inbox/model'
import { organisationPage } from '~/features/organisations/model'
import { usersPage } from '~/features/users/model'
import { Link } from '~/ui/link'
import type { ListedRequest } from '../model'
import { requestPage } from '../model/review'
import { statusLabels } from './labels'

const linkClass = 'underline underline-offset-4'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-muted">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

/** What we know about the applicant, as rows of the request's facts. Says nothing where there is nothing to know. */
export function KnownPerson({ request: { person, email } }: { request: ListedRequest }) {
  const { member, colleagues, askedBefore, messages } = person
  return (
    <>
      {member && (
        <Fact label="Already a member">
          <Link to={usersPage({ q: email.toLowerCase(), user: member.userId })} className={linkClass}>
            {member.name}
          </Link>
        </Fact>
      )}
      {colleagues && (
        <Fact label="Colleague of">
          {namesOf(colleagues)} at{' '}
          <Link to={organisationPage(colleagues.organisationId)} className={linkClass}>
            {colleagues.organisation}
          </Link>
        </Fact>
      )}
      {askedBefore.length > 0 && (
        <Fact label="Asked before">
          {askedBefore.map(({ id, status, createdAt }) => (
            <span key={id} className="block">
              <Link to={requestPage(id)} className={linkClass}>
                {formatTimestamp(new Date(createdAt))}
              </Link>
              , {statusLabels[status].toLowerCase()}
            </span>
          ))}
        </Fact>
      )}
      {messages > 0 && (
        <Fact label="Wrote to us">
          <Link to={inboxPage({ q: email, state: 'all' })} className={linkClass}>
            {messages === 1 ? '1 message' : `${messages} messages`}
          </Link>
        </Fact>
      )}
    </>
  )
}

function namesOf({ names, count }: NonNullable<ListedRequest['person']['colleagues']>) {
  const others = count - names.length
  return others > 0 ? `${names.join(', ')} and ${others} more` : names.join(', ')
}
