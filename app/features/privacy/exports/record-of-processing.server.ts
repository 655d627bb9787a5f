import { getTableName } from 'drizzle-orm'
import { reviewPromise } from '~/features/access-requests/model'
import { responsePromise } from '~/features/contact/model'
import { privacyMessages } from '~/i18n/messages/privacy'
import { getTranslator } from '~/i18n/translator'
import { retention } from '../commands.server'
import { records, timesOf } from '../model'
import { basisLabels } from '../ui/labels'

/** The settings decide how long a session lasts; the record names them. */
const sessionTimes = {
  idle: 'SESSION_MEMBER_IDLE_DAYS',
  most: 'SESSION_MEMBER_MAX_DAYS',
  adminIdle: 'SESSION_ADMIN_IDLE_HOURS',
  adminMost: 'SESSION_ADMIN_MAX_DAYS',
}

/** The part of the record of processing (Art. 30) that follows from the code: what is stored, why, on which ground, where and how long. */
export async function getRecordOfProcessing(): Promise<string> {
  const t = await getTranslator(privacyMessages, 'en')
  const times = timesOf((span) =>
    'months' in span ? t('months', { count: span.months }) : t('days', { count: span.days }),
  )
  const sections = records
    .filter(({ basis }) => basis !== 'none')
    .map(({ record, basis }) => {
      const tables = new Set(retention.filter((rule) => rule.record === record).map(({ table }) => getTableName(table)))
      return [
        `## ${t(`records.${record}.occasion`)}`,
        '',
        `- Purpose: ${t(`records.${record}.why`, { ...responsePromise, ...reviewPromise })}`,
        `- Ground: ${basisLabels[basis]}`,
        `- Data: ${t(`records.${record}.stored`)}`,
        `- Time limit: ${t(`records.${record}.time`, { ...times, ...sessionTimes })}`,
        `- Tables: ${[...tables].map((table) => `\`${table}\``).join(', ')}`,
        '',
      ].join('\n')
    })
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
