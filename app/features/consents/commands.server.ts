import { consents } from '~/db/schema/consents'
import type { Locale } from '~/i18n/locales'
import type { ConsentPurpose, ConsentWay } from '~/lib/consent-terms'
import type { DirectoryAudience } from '~/lib/directory-audiences'
import type { Ctx } from '~/web/ctx.server'
import { consentRecorded } from './jobs.server'
import type { ConsentPerson } from './model'
import { getLastConsent } from './queries.server'

export type NewConsent = {
  person: ConsentPerson
  purpose: ConsentPurpose
  isGiven: boolean
  words: string
  version: number
  locale: Locale
  way: ConsentWay
  choices?: Record<string, DirectoryAudience>
  /** True where no other mail contains the words. */
  isMailed: boolean
}

/** Adds a receipt. Call it in the transaction of what the person agreed to or withdrew. */
export async function recordConsent({ db, jobs, now, locale }: Ctx, { person, isMailed, ...consent }: NewConsent) {
  const subject = 'userId' in person ? person : { email: person.email.toLowerCase() }
  const [row] = await db
    .insert(consents)
    .values({ ...subject, ...consent, createdAt: now })
    .returning({ id: consents.id })
  if (row && isMailed) await jobs.enqueue(db, consentRecorded, { consentId: row.id, locale })
}

type Withdrawal = Pick<NewConsent, 'person' | 'purpose' | 'way' | 'choices' | 'isMailed'>

/** Adds a receipt of the withdrawal, with the words that the person had agreed to. Nothing if they had not agreed. */
export async function recordWithdrawal(ctx: Ctx, withdrawal: Withdrawal) {
  const last = await getLastConsent(ctx, withdrawal.person, withdrawal.purpose)
  if (!last?.isGiven) return
  const { words, version, locale } = last
  await recordConsent(ctx, { ...withdrawal, isGiven: false, words, version, locale })
}
