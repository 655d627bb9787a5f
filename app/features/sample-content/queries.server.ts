import { sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import type { Db } from '~/db/db.server'
import { contentDocuments } from '~/db/schema/documents'
import { eventResponses, events } from '~/db/schema/events'
import { insights } from '~/db/schema/insights'
import { media } from '~/db/schema/media'
import { sampleContent, sampleData } from '~/db/schema/sample-data'
import { pictureAddress } from '~/features/media/model'
import type { Ctx } from '~/web/ctx.server'
import type { SampleKind, Samples } from './model'

/** Whether the pages have to say that some of what they show is a sample. */
export async function hasSamples(db: Db): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select exists (select from ${sampleData}) or exists (select from ${sampleContent}) as found`,
  )
  return rows[0]?.found === true
}

/** The samples of one kind, to be compared with an id. */
export const sampleIds = (kind: SampleKind) =>
  sql`(select ${sampleContent.id} from ${sampleContent} where ${sampleContent.kind} = ${kind})`

/** Sample pictures that a document shows which is no sample. */
export const isShownElsewhere = sql`exists (
  select from ${contentDocuments}
  where ${contentDocuments.id} not in ${sampleIds('document')}
    and strpos(concat_ws(' ', ${contentDocuments.published}::text, ${contentDocuments.draft}::text), ${pictureAddress('')}::text || ${media}.id) > 0
)`

export async function getSamples(ctx: Ctx): Promise<Samples> {
  authorize(ctx.actor, 'content.manage')
  const count = (kind: SampleKind) =>
    sql`(select count(*)::int from ${sampleContent} where ${sampleContent.kind} = ${kind})`
  const { rows } = await ctx.db.execute<
    Record<SampleKind | 'changed' | 'answers' | 'kept', number> & { demo: boolean }
  >(sql`
    select
      exists (select from ${sampleData}) as demo,
      ${count('document')} as document, ${count('event')} as event,
      ${count('insight')} as insight, ${count('picture')} as picture,
      (select count(*)::int from ${contentDocuments} where ${contentDocuments.id} in ${sampleIds('document')} and ${contentDocuments.version} > 0)
      + (select count(*)::int from ${insights} where ${insights.id}::text in ${sampleIds('insight')} and ${insights.version} > 0)
      + (select count(*)::int from ${events} where ${events.id}::text in ${sampleIds('event')} and ${events.updatedAt} > ${events.createdAt}) as changed,
      (select count(*)::int from ${eventResponses} where ${eventResponses.eventId}::text in ${sampleIds('event')}) as answers,
      (select count(*)::int from ${media} where ${media.id}::text in ${sampleIds('picture')} and ${isShownElsewhere}) as kept`)
  const [row] = rows
  const { demo = false, changed = 0, answers = 0, kept = 0 } = row ?? {}
  const { document = 0, event = 0, insight = 0, picture = 0 } = row ?? {}
  return { isDemo: demo, counts: { document, event, insight, picture }, changed, answers, kept }
}
