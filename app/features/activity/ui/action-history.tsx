import type { DoneAction } from '../queries.server'
import { ActivityTable } from './activity-table'

/** What admins did to the object of a page. */
export const ActionHistory = ({ rows, people }: { rows: DoneAction[]; people: string[] }) => (
  <section aria-labelledby="history-title">
    <h2 id="history-title" className="mb-4 text-2xl">
      What was done
    </h2>
    {rows.length > 0 ? (
      <ActivityTable rows={rows} people={people} />
    ) : (
      <p className="border-line border-t py-8 text-muted">Nothing by an admin yet.</p>
    )}
  </section>
)
