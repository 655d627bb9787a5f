import { Timestamp } from '~/features/admin/ui/timestamp'
import { PersonLink } from '~/features/people/ui/person-link'
import type { MadeOfRequest } from '../model'

/** Who asked for what became an engagement, when, and in which words. */
export const RequestWords = ({ request: { userId, name, message, createdAt } }: { request: MadeOfRequest }) => (
  <section aria-labelledby="request-title">
    <h2 id="request-title" className="mb-3 text-xl">
      What was asked
    </h2>
    <p className="text-muted text-sm wrap-anywhere">
      <PersonLink id={userId}>{name}</PersonLink>
      {' · '}
      <Timestamp at={createdAt} />
    </p>
    {message && (
      <blockquote className="mt-1.5 max-w-[65ch] whitespace-pre-line border-line border-l-2 pl-3 text-sm wrap-anywhere">
        {message}
      </blockquote>
    )}
  </section>
)
