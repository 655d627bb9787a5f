import { Timestamp } from '~/features/admin/ui/timestamp'
import { Badge } from '~/ui/badge'
import { Link } from '~/ui/link'

type Request = { id: string; name: string; email: string; status: string; createdAt: Date }

/** The newest requests from its domains. */
export const RequestsFrom = ({ requests, hasDomains }: { requests: Request[]; hasDomains: boolean }) => (
  <section aria-labelledby="requests-title">
    <h2 id="requests-title" className="mb-4 text-2xl">
      Requests from there
    </h2>
    {requests.length > 0 ? (
      <ul className="border-line border-t">
        {requests.map(({ id, name, email, status, createdAt }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-ink/9 border-b py-2.5 text-sm">
            <Link to={`/admin/requests?id=${id}`} className="font-semibold underline-offset-4 hover:underline">
              {name}
            </Link>
            <span className="text-muted wrap-anywhere">{email}</span>
            <Badge>{status}</Badge>
            <span className="ml-auto text-muted">
              <Timestamp at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    ) : (
      <p className="border-line border-t py-6 text-muted">
        {hasDomains
          ? 'Nobody from its domains has asked for access.'
          : 'With a domain, requests from it are listed here.'}
      </p>
    )}
  </section>
)
