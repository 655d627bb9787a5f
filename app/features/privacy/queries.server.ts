import { desc } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import type { Settings } from '~/config/settings.server'
import { deletionReports } from '~/db/schema/deletion-reports'
import { getMessages } from '~/i18n/load-messages'
import { copiedDataMessages } from '~/i18n/messages/copied-data'
import type { Ctx } from '~/web/ctx.server'
import { listRecords, readDocument } from './exports/record-of-processing.server'
import type { OfficerDocument, Processor } from './model'

/** Days and tables; enough for a quarter of a year. */
const maxReports = 500

/** For the page of admins: who processes data on this installation, what was deleted, and which rule each table has. */
export async function getDataProtection({ db, actor }: Ctx, settings: Settings) {
  authorize(actor, 'settings.see')
  const { day, table } = deletionReports
  const reports = await db.select().from(deletionReports).orderBy(desc(day), table).limit(maxReports)
  const { tables } = await getMessages(copiedDataMessages, 'en')
  const names: Record<string, string> = tables
  return {
    processors: listProcessors(settings),
    days: [...Map.groupBy(reports, (report) => report.day)].map(([day, reports]) => ({ day, reports })),
    records: await listRecords(settings.sessionLimits),
    names,
  }
}

export async function getOfficerDocument({ actor }: Ctx, name: OfficerDocument) {
  authorize(actor, 'settings.see')
  return readDocument(name)
}

const hostOf = (address: string) => URL.parse(address)?.hostname ?? ''

type Configured = Pick<Settings, 'databaseUrl' | 's3' | 'smtpUrl' | 'beehiiv' | 'sanity' | 'brand'>

/** Who else gets personal data, as this installation is set up: for /privacy and for the page of admins. */
export function listProcessors({ databaseUrl, s3, smtpUrl, beehiiv, sanity, brand }: Configured): Processor[] {
  const all: (Processor | undefined)[] = [
    { task: 'hosting', who: 'Whoever runs this machine', setting: null },
    databaseUrl ? { task: 'database', who: hostOf(databaseUrl), setting: 'DATABASE_URL' } : undefined,
    s3 && { task: 'files', who: bucketName(s3), setting: 'S3_BUCKET' },
    smtpUrl ? { task: 'mail', who: hostOf(smtpUrl), setting: 'SMTP_URL' } : undefined,
    beehiiv && { task: 'letter', who: brand.usedProvider, setting: 'BEEHIIV_API_KEY' },
    sanity && { task: 'content', who: `Sanity, project ${sanity.projectId}`, setting: 'SANITY_PROJECT_ID' },
  ]
  return all.filter((processor) => processor !== undefined)
}

const bucketName = ({ bucket, endpoint }: NonNullable<Settings['s3']>) =>
  endpoint ? `${hostOf(endpoint)}, bucket ${bucket}` : `Amazon S3, bucket ${bucket}`
