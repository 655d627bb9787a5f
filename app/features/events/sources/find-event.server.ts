import { eq } from 'drizzle-orm'
import { events } from '~/db/schema/events'
import { AppError } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { eventId } from '../schema'

/** An event by its id, whoever asks: the callers check rights. Not found for an unknown id, and for what is no id. */
export async function findEvent({ db }: Pick<Ctx, 'db'>, id: string) {
  const [event] = eventId.safeParse(id).success ? await db.select().from(events).where(eq(events.id, id)) : []
  if (!event) throw new AppError('not-found', 'events.unknown')
  return event
}
