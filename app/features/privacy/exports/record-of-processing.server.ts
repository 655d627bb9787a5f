import { getTableName } from 'drizzle-orm'
import type { SessionLimits } from '~/auth/sessions.server'
import { reviewPromise } from '~/features/access-requests/model'
import { responsePromise } from '~/features/contact/model'
import { privacyMessages } from '~/i18n/messages/privacy'
import { getTranslator } from '~/i18n/translator'
import dataFlow from '../../../../docs/privacy/data-flow.md?raw'
import incidentRunbook from '../../../../docs/privacy/incident-runbook.md?raw'
import measures from '../../../../docs/privacy/measures.md?raw'
import { retention } from '../commands.server'
import {
  type OfficerDocument,
  type RetentionEnd,
  type RetentionRecord,
  records,
  sessionTimesOf,
  timesOf,
} from '../model'
import { basisLabels } from '../ui/labels'

/** The text of a document for an officer. The record is written anew: the others are the files of docs/privacy. */
export async function readDocument(name: OfficerDocument): Promise<string> {
  if (name === 'record-of-processing') return getRecordOfProcessing()
  return { 'data-flow': dataFlow, measures, 'incident-runbook': incidentRunbook }[name]
}

/** Without a running server the record names the settings that decide how long a session lasts. */
const settingNames = {
  idle: 'SESSION_MEMBER_IDLE_DAYS',
  most: 'SESSION_MEMBER_MAX_DAYS',
  adminIdle: 'SESSION_ADMIN_IDLE_HOURS',
  adminMost: 'SESSION_ADMIN_MAX_DAYS',
}

/** What is stored, on which ground, how long and in which tables, from the table that deletes and the texts of /privacy. */
export async function listRecords(limits?: SessionLimits): Promise<(RetentionRecord & { why: string })[]> {
  const t = await getTranslator(privacyMessages, 'en')
  const times = timesOf((span) =>
    'months' in span ? t('months', { count: span.months }) : t('days', { count: span.days }),
  )
  const sessionTimes = limits
    ? sessionTimesOf(limits, { days: (count) => t('days', { count }), hours: (count) => t('hours', { count }) })
    : settingNames
  return records
    .filter(({ basis }) => basis !== 'none')
    .map(({ record, basis }) => ({
      record,
      basis,
      occasion: t(`records.${record}.occasion`),
      why: t(`records.${record}.why`, { ...responsePromise, ...reviewPromise }),
      stored: t(`records.${record}.stored`),
      time: t(`records.${record}.time`, { ...times, ...sessionTimes }),
      tables: tablesOf(retention.filter((rule) => rule.record === record)),
    }))
}

/** A table may have several rules; two periods, such as those of unconfirmed and of former readers, are one way to end. */
function tablesOf(rules: typeof retention) {
  const byTable = Map.groupBy(rules, ({ table }) => getTableName(table))
  return [...byTable].map(([table, rules]) => {
    const ends = rules.flatMap(endsOf)
    return { table, ends: ends.filter((end, index) => ends.indexOf(end) === index) }
  })
}

function endsOf(rule: (typeof retention)[number]): RetentionEnd[] {
  if ('expired' in rule || 'deleteBefore' in rule) return ['period']
  if ('deletedWith' in rule) return [{ with: getTableName(rule.deletedWith) }]
  return rule.orUnused ? ['admin', 'unused'] : ['admin']
}

/** The part of the record of processing (Art. 30) that follows from the code: what is stored, why, on which ground, where and how long. */
export async function getRecordOfProcessing(): Promise<string> {
  const sections = (await listRecords()).map(({ occasion, why, basis, stored, time, tables }) =>
    [
      `## ${occasion}`,
      '',
      `- Purpose: ${why}`,
      `- Ground: ${basisLabels[basis]}`,
      `- Data: ${stored}`,
      `- Time limit: ${time}`,
      `- Tables: ${tables.map(({ table }) => `\`${table}\``).join(', ')}`,
      '',
    ].join('\n'),
  )
  return [introduction, ...sections].join('\n').replaceAll('\u00a0', ' ')
}

const introduction = `# Record of processing (Art. 30)

Written by \`app/features/privacy/exports/record-of-processing.server.ts\` from the table that deletes and the texts of /privacy; a test fails when
it is out of date. \`npx vitest run app/features/privacy/exports -u\` writes it again. To be filled in by the controller, outside of the
code: name and contact of the controller and of a data protection officer, and the agreements with processors.

- Controller: the company of the brand settings (\`BRAND_EMAIL\`).
- Persons concerned: visitors who send a form, readers of the letter, applicants, members, admins.
- Recipients: those whom a member chooses in the directory; the team; the processors that Admin, Settings, Data protection lists for this server.
- Transfers outside of the EEA: only where a processor is there. The newsletter provider, if one is set, is in the USA.
- Security: [measures.md](measures.md).
`
