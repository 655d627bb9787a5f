import { responsePromise } from '~/features/contact/model'
import { type InboxKind, itemPage, refOf } from '~/features/inbox/model'
import { listUnanswered } from '~/features/inbox/queries.server'
import { localeTags } from '~/i18n/locales'
import { hourMs, writeMoment } from '~/lib/promise-clock'
import type { Ctx } from '~/web/ctx.server'
import { type Line, lineTime } from '../model/lines'

const channels: Record<InboxKind, string> = {
  contact: 'Contact form',
  circles: 'Health Circles',
  chat: 'Chat',
  newsletter: 'Newsletter',
}

/** Open messages that have had no answer, the longest waiting first. */
export async function listInboxLines(ctx: Ctx, limit: number): Promise<Line[]> {
  const items = await listUnanswered(ctx, limit)
  return items.flatMap((item): Line[] => {
    if (item.msLeft === null) return []
    const msWhole = responsePromise.hours * hourMs
    const dueAt = new Date(ctx.now.getTime() + item.msLeft)
    const receivedAt = new Date(dueAt.getTime() - msWhole)
    return [
      {
        kind: 'inbox',
        id: refOf(item),
        name: item.name || item.email || '',
        who: item.name || 'A visitor',
        from: item.email ?? channels[item.kind],
        what: item.words,
        about: `${channels[item.kind]}, received ${writeMoment(receivedAt, ctx.now)}`,
        lang: localeTags[item.locale],
        time: lineTime(
          { unit: 'hours', msLeft: item.msLeft, msWhole, dueAt },
          `answer by ${writeMoment(dueAt, ctx.now)}`,
        ),
        page: itemPage(item),
        action: item.kind === 'chat' ? 'Read' : 'Answer',
        form: null,
      },
    ]
  })
}
