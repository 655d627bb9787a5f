import { deliverablePage } from '~/features/deliverables/model'
import { pendingDays } from '~/features/deliverables/model/clock'
import { leftLabel } from '~/features/deliverables/model/left-label'
import { daysUntil } from '~/features/deliverables/model/rows'
import { listDueDeliverables } from '~/features/deliverables/queries.server'
import { programNames } from '~/lib/engagement-programs'
import { officeDay, officeMoment } from '~/lib/office-hours'
import { dayMs, writeMoment } from '~/lib/promise-clock'
import type { Ctx } from '~/web/ctx.server'
import { type Line, lineTime } from '../model/lines'

/** What is due soon or late in running engagements, first what is due first. Due until the office closes. */
export async function listDeliverableLines(ctx: Ctx, limit: number): Promise<Line[]> {
  const rows = await listDueDeliverables(ctx, limit)
  return rows.map((row): Line => {
    const { id, engagementId, title, organisation, program, owner, side } = row
    const dueAt = officeMoment(row.dueOn, '17:00')
    const msLeft = dueAt.getTime() - ctx.now.getTime()
    const clock = { unit: 'days' as const, dueAt, msLeft, msWhole: pendingDays * dayMs }
    // In days, as on its own page.
    const daysLeft = daysUntil(row.dueOn, officeDay(ctx.now))
    const left = leftLabel({ state: 'pending', isNotDone: false, daysLeft })
    return {
      kind: 'deliverable',
      id,
      name: organisation,
      who: organisation,
      from: programNames[program],
      what: title,
      about: side === 'partner' ? 'Owed by the partner' : owner ? `Owned by ${owner}` : 'Nobody owns it',
      lang: null,
      time: { ...lineTime(clock, `due ${writeMoment(dueAt, ctx.now)}`), left, short: left },
      page: deliverablePage(engagementId, id),
      action: 'Open',
      form: null,
    }
  })
}
