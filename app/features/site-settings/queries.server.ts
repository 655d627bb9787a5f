import { and, desc, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { authorize } from '~/auth/permissions'
import { type ChangeableName, type ChangeableTexts, changeableNames } from '~/config/changeable-names'
import { faultOf } from '~/config/changeable-settings'
import { productVersion } from '~/config/paths.server'
import { defaultTexts, type Settings } from '~/config/settings.server'
import { auditLog } from '~/db/schema/audit-log'
import { siteSettings } from '~/db/schema/site-settings'
import { getSiteContent } from '~/features/content/queries.server'
import type { SignInPolicy } from '~/lib/sign-in-policy'
import type { Ctx } from '~/web/ctx.server'
import type { ChangeableSetting, FixedSetting } from './model'

/** Null when the value is no text or number. */
type Row = { name: string; value: string | null }

/** Read as text in SQL: the driver would parse a text such as `30` or `true` once more. */
const valueText = sql<
  string | null
>`case when jsonb_typeof(${siteSettings.value}) in ('string', 'number') then ${siteSettings.value} #>> '{}' end`

export const readRows = ({ db }: Pick<Ctx, 'db'>): Promise<Row[]> =>
  db.select({ name: siteSettings.name, value: valueText }).from(siteSettings)

/** What admins have set. Rows that can't be used, such as those that were edited by hand, are left out. */
export function storedTexts(rows: readonly Row[]) {
  const texts: ChangeableTexts = {}
  const unusable: string[] = []
  for (const { name, value } of rows) {
    const known = changeableNames.find((changeable) => changeable === name)
    if (known && value !== null && !faultOf(known, value)) texts[known] = value
    else unusable.push(name)
  }
  return { texts, unusable }
}

/** Read when the process starts and after each change; what can't be used is logged, and the default counts. */
export async function readStoredSettings({ db, log }: Pick<Ctx, 'db'> & { log: Pick<Logger, 'warn'> }) {
  const { texts, unusable } = storedTexts(await readRows({ db }))
  if (unusable.length > 0) log.warn({ settings: unusable }, 'stored settings that can’t be used; the defaults count')
  return texts
}

/** The address of the admin who last changed it. */
export async function lastChangedBy({ db }: Ctx, name: ChangeableName): Promise<string | undefined> {
  const [row] = await db
    .select({ by: auditLog.actorEmail })
    .from(auditLog)
    .where(and(eq(auditLog.objectId, name), eq(auditLog.action, 'settings.changed')))
    .orderBy(desc(auditLog.createdAt))
    .limit(1)
  return row?.by
}

/** Every setting that an admin may see: no secrets, and of addresses with passwords only the host. */
export async function getSiteSettings(ctx: Ctx, settings: Settings) {
  authorize(ctx.actor, 'settings.see')
  const { site } = await getSiteContent(ctx)
  const published: ChangeableTexts = {
    ...(site?.contactEmail && { BRAND_EMAIL: site.contactEmail }),
    ...(site?.founderName && { BRAND_FOUNDER: site.founderName }),
    ...(site?.linkedinUrl && { BRAND_LINKEDIN: site.linkedinUrl }),
  }
  const { fromEnvironment } = settings
  // From the database and not from this process, which hears of a change a moment later.
  const values = { ...defaultTexts, ...storedTexts(await readRows(ctx)).texts, ...fromEnvironment }
  const changeable = changeableNames.map((name): ChangeableSetting => {
    const shown = published[name]
    return {
      name,
      value: values[name],
      defaultValue: defaultTexts[name],
      isFromEnvironment: name in fromEnvironment,
      published: shown !== undefined && shown !== values[name] ? shown : null,
    }
  })
  return { changeable, fixed: fixedSettings(settings), hasOwnContent: !settings.sanity }
}

const policies: Record<SignInPolicy, string> = {
  invited: 'Invited people, and addresses of the company’s domain',
  company: 'Addresses of the company’s domain only',
  open: 'Anyone',
}

const hour = 60 * 60 * 1000
const counted = (count: number, unit: string) => `${count}\u00a0${unit}${count === 1 ? '' : 's'}`
const hostOf = (address: string) => URL.parse(address)?.hostname ?? ''

function fixedSettings(settings: Settings): FixedSetting[] {
  const { publicUrl, brand, signInPolicy, sessionLimits, smtpUrl, mailFrom, databaseUrl, s3, sanity, beehiiv } =
    settings
  const line = (label: string, value: string, variable: string | null = null) => ({ label, value, variable })
  const { member, admin } = sessionLimits
  const days = (ms: number) => counted(ms / (24 * hour), 'day')
  return [
    line('Address of the site', publicUrl.origin, 'PUBLIC_URL'),
    line('Domain of the company', brand.domain, 'BRAND_DOMAIN'),
    line('Short name, in file names and themes', brand.slug, 'BRAND_SLUG'),
    line('Who may have an account', policies[signInPolicy], 'SIGN_IN_POLICY'),
    line('A member’s session ends, unused', `after ${days(member.idleMs)}`, 'SESSION_MEMBER_IDLE_DAYS'),
    line('A member’s session ends, at the latest', `after ${days(member.mostMs)}`, 'SESSION_MEMBER_MAX_DAYS'),
    line(
      'An admin’s session ends, unused',
      `after ${counted(admin.idleMs / hour, 'hour')}`,
      'SESSION_ADMIN_IDLE_HOURS',
    ),
    line('An admin’s session ends, at the latest', `after ${days(admin.mostMs)}`, 'SESSION_ADMIN_MAX_DAYS'),
    line('Mail server', smtpUrl ? hostOf(smtpUrl) : 'None: each mail is only written to a file', 'SMTP_URL'),
    line('Sender of mails', mailFrom, 'MAIL_FROM'),
    line(
      'Database',
      databaseUrl ? `PostgreSQL on ${hostOf(databaseUrl)}` : 'Embedded, for one process',
      'DATABASE_URL',
    ),
    line('Uploaded files', s3 ? `The bucket ${s3.bucket}` : 'A folder on the server', 'S3_BUCKET'),
    line('Content', sanity ? `The Sanity project ${sanity.projectId}` : 'Edited here', 'SANITY_PROJECT_ID'),
    line('Newsletter addresses are handed on to', beehiiv ? brand.usedProvider : 'Nobody', 'BEEHIIV_API_KEY'),
    line('Version', productVersion),
  ]
}
