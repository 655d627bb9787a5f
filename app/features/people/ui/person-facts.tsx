import type { ReactNode } from 'react'
import { adminRoleLabels, levelLabels, roleLabels } from '~/features/admin/ui/labels'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { organisationPage } from '~/features/organisations/model'
import type { OpenedUser } from '~/features/users/model'
import { Badge } from '~/ui/badge'
import { Link } from '~/ui/link'
import type { Applicant } from '../model'

type Props = { email: string; user: OpenedUser | undefined; lastSeen: Date | null; applicant: Applicant | null }

/** What one wants to know first, in one line where there is room. */
export function PersonFacts({ email, user, lastSeen, applicant }: Props) {
  const organisation = user?.organisation ?? applicant?.organisation
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4 border-line border-y py-4 text-sm">
      <Fact name="Address">
        <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className="underline underline-offset-4">
          {email}
        </a>
      </Fact>
      {organisation ? (
        <Fact name="Organisation">
          <Link to={organisationPage(organisation.id)} className="underline underline-offset-4">
            {organisation.name}
          </Link>
        </Fact>
      ) : (
        applicant?.organization && <Fact name="Organisation">{applicant.organization}</Fact>
      )}
      {user ? (
        <>
          <Fact name="Role, level">
            {roleLabels[user.role]} · <span className="text-prestige">{levelLabels[user.level]}</span>{' '}
            {user.adminRole && <Badge>{adminRoleLabels[user.adminRole]}</Badge>}
          </Fact>
          <Fact name="Account since">
            <Timestamp at={user.createdAt} />
          </Fact>
          <Fact name="Last seen">{lastSeen ? <Timestamp at={lastSeen} /> : 'Not signed in anywhere'}</Fact>
        </>
      ) : (
        <Fact name="Account">None</Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-muted text-xs">{name}</dt>
    <dd className="mt-0.5 wrap-anywhere">{children}</dd>
  </div>
)
