import { ForRight } from '~/features/admin/ui/for-right'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { engagementPage, type ListedEngagement, newEngagementPage } from '../model'
import { amountLabel, names } from './labels'
import { StateBadge } from './state-badge'

type Props = { organisationId: string; engagements: ListedEngagement[] }

/** What an organisation takes and was offered, on its page. */
export const OrganisationEngagements = ({ organisationId, engagements }: Props) => (
  <section aria-labelledby="engagements-title">
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <h2 id="engagements-title" className="text-2xl">
        Engagements <span className="font-text text-base text-muted tabular-nums">{engagements.length}</span>
      </h2>
      <ForRight right="engagement.manage">
        <ButtonLink to={`${newEngagementPage}?organisation=${organisationId}`} variant="outline" size="sm">
          New engagement
        </ButtonLink>
      </ForRight>
    </div>
    {engagements.length === 0 ? (
      <p className="border-line border-t py-6 text-muted">None yet.</p>
    ) : (
      <ul className="border-line border-t">
        {engagements.map((engagement) => (
          <li
            key={engagement.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-ink/9 border-b py-2"
          >
            <Link to={engagementPage(engagement.id)} className="inline-flex min-h-11 items-center hover:underline">
              {names.offering(engagement)}
            </Link>
            <span className="flex items-center gap-4 text-sm tabular-nums">
              {amountLabel(engagement.total)}
              <StateBadge {...engagement} />
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
)
