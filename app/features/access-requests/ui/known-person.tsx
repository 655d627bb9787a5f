import { Fragment, type ReactNode } from 'react'
import { formatTimestamp } from '~/features/admin/ui/timestamp'
import { inboxPage } from '~/features/inbox/model'
import { invitationsPage } from '~/features/invitations/model'
import { organisationPage } from '~/features/organisations/model'
import { PersonLink } from '~/features/people/ui/person-link'
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
  const { member, colleagues, invitation, askedBefore, messages } = person
  return (
    <>
      {member && (
        <Fact label="Already a member">
          <PersonLink id={member.userId}>{member.name}</PersonLink>
        </Fact>
      )}
      {colleagues && (
        <Fact label="Colleague of">
          <Colleagues {...colleagues} /> at{' '}
          <Link to={organisationPage(colleagues.organisationId)} className={linkClass}>
            {colleagues.organisation}
          </Link>
        </Fact>
      )}
      {invitation && (
        <Fact label="Already invited">
          <Link to={invitationsPage({ id: invitation.id })} className={linkClass}>
            Until {formatTimestamp(new Date(invitation.expiresAt))}
          </Link>
          . Approving replaces it.
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

const Colleagues = ({ people, count }: NonNullable<ListedRequest['person']['colleagues']>) => (
  <>
    {people.map(({ userId, name }, index) => (
      <Fragment key={userId}>
        {index > 0 && ', '}
        <PersonLink id={userId}>{name}</PersonLink>
      </Fragment>
    ))}
    {count > people.length && ` and ${count - people.length} more`}
  </>
)
