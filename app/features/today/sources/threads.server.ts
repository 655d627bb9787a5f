import { responsePromise } from '~/features/contact/model'
import { teamThreadPage } from '~/features/dialogue/model'
import { listWaitingThreads } from '~/features/team-dialogue/queries.server'
import { hourMs, writeMoment } from '~/lib/promise-clock'
import type { Ctx } from '~/web/ctx.server'
import { type Line, lineTime } from '../model/lines'

/** Threads in which an organisation waits for an answer, the longest waiting first. */
export async function listThreadLines(ctx: Ctx, limit: number): Promise<Line[]> {
  const threads = await listWaitingThreads(ctx, limit)
  return threads.flatMap(({ id, subject, organisation, author, words, ownerName, msLeft }): Line[] => {
    if (msLeft === null) return []
    const msWhole = responsePromise.hours * hourMs
    const dueAt = new Date(ctx.now.getTime() + msLeft)
    return [
      {
        kind: 'thread',
        id,
        name: organisation.name,
        who: organisation.name,
        from: author,
        what: words,
        about: ownerName ? `${subject}, with ${ownerName}` : subject,
        lang: null,
        time: lineTime({ unit: 'hours', msLeft, msWhole, dueAt }, `answer by ${writeMoment(dueAt, ctx.now)}`),
        page: teamThreadPage(id),
        action: 'Answer',
        form: null,
      },
    ]
  })
}
