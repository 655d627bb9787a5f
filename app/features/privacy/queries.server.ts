import { desc, getTableName } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import type { Settings } from '~/config/settings.server'
import { deletionReports } from '~/db/schema/deletion-reports'
import type { Ctx } from '~/web/ctx.server'
import { retention } from './commands.server'
import { type Processor, type RetentionEnd, type RetentionLine, records } from './model'

/** Days and tables; enough for a quarter of a year. */
const maxReports = 500

/** For the page of admins: who processes data on this installation, what was deleted, and which rule each table has. */
export async function getDataProtection({ db, actor }: Ctx, settings: Settings) {
  authorize(actor, 'settings.see')
  const { day, table } = deletionReports
  const reports = await db.select().from(deletionReports).orderBy(desc(day), table).limit(maxReports)
  return { processors: listProcessors(settings), reports, lines: listRetention() }
}

const hostOf = (address: string) => URL.parse(address)?.hostname ?? ''

type Configured = Pick<Settings, 'databaseUrl' | 's3' | 'smtpUrl' | 'beehiiv' | 'sanity' | 'brand'>

/** Who else gets personal data, as this installation is set up. */
export function listProcessors({ databaseUrl, s3, smtpUrl, beehiiv, sanity, brand }: Configured): Processor[] {
  const all: (Processor | undefined)[] = [
    { task: 'Runs the server', who: 'Whoever runs this machine', data: 'All of it', setting: null },
    databaseUrl
      ? { task: 'Keeps the database', who: hostOf(databaseUrl), data: 'All but the files', setting: 'DATABASE_URL' }
      : undefined,
    s3 && { task: 'Keeps uploaded files', who: bucketName(s3), data: 'Pictures and documents', setting: 'S3_BUCKET' },
    smtpUrl
      ? {
          ...{ task: 'Delivers mail', who: hostOf(smtpUrl), setting: 'SMTP_URL' },
          data: 'Addresses, names and texts of mails',
        }
      : undefined,
    beehiiv && {
      ...{ task: 'Sends the newsletter', who: brand.usedProvider, setting: 'BEEHIIV_API_KEY' },
      data: 'Addresses of confirmed readers',
    },
    sanity && {
      ...{
        task: 'Keeps content of the site',
        who: `Sanity, project ${sanity.projectId}`,
        setting: 'SANITY_PROJECT_ID',
      },
      data: 'No data of members; names that the content itself has',
    },
  ]
  return all.filter((processor) => processor !== undefined)
}

const bucketName = ({ bucket, endpoint }: NonNullable<Settings['s3']>) =>
  endpoint ? `${hostOf(endpoint)}, bucket ${bucket}` : `Amazon S3, bucket ${bucket}`

/** Every table of the retention, with the ground of its record. A table may have several rules. */
export function listRetention(): RetentionLine[] {
  const byTable = Map.groupBy(retention, ({ table }) => getTableName(table))
  return [...byTable].flatMap(([table, rules]) => {
    const ground = records.find(({ record }) => record === rules[0]?.record)
    if (!ground) return []
    const ends = rules.flatMap(endsOf)
    // Two periods, such as those of unconfirmed and of former readers, are one way to end.
    return [{ table, ...ground, ends: ends.filter((end, index) => ends.indexOf(end) === index) }]
  })
}

function endsOf(rule: (typeof retention)[number]): RetentionEnd[] {
  if ('expired' in rule || 'deleteBefore' in rule) return ['period']
  if ('deletedWith' in rule) return [{ with: getTableName(rule.deletedWith) }]
  return rule.orUnused ? ['admin', 'unused'] : ['admin']
}
