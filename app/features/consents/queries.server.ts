import { and, desc, eq, or } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { consents } from '~/db/schema/consents'
import type { ConsentPurpose } from '~/lib/consent-terms'
import type { Ctx } from '~/web/ctx.server'
import type { ConsentPerson, Receipt } from './model'

const { id, purpose, isGiven, words, version, locale, way, choices, createdAt } = consents
const receiptColumns = { id, purpose, isGiven, words, version, locale, way, choices, createdAt }

const isOf = (person: ConsentPerson) =>
  'userId' in person ? eq(consents.userId, person.userId) : eq(consents.email, person.email.toLowerCase())

/** All receipts of the actor, newest first: those of the account and those of its address, which was confirmed. */
export async function listOwnConsents({ db, actor }: Ctx): Promise<Receipt[]> {
  authorize(actor, 'account.see', actor?.userId ?? '')
  return db
    .select(receiptColumns)
    .from(consents)
    .where(or(isOf({ userId: actor.userId }), isOf({ email: actor.email })))
    .orderBy(desc(createdAt), desc(id))
}

/** For a caller who has verified that the reader is this person. */
export async function getLastConsent({ db }: Pick<Ctx, 'db'>, person: ConsentPerson, wanted: ConsentPurpose) {
  const [last] = await db
    .select(receiptColumns)
    .from(consents)
    .where(and(isOf(person), eq(purpose, wanted)))
    .orderBy(desc(createdAt), desc(id))
    .limit(1)
  return last
}
