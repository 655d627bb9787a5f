// The time of a whole request for the page of a person and of an organisation, each with as many rows in its timeline as
// nobody will have, in tables that have as many of others.
import type pg from 'pg'
import { type Servers, timesReference } from './reference.ts'
import { medianTimes } from './request-times.ts'
import { startSession } from './session.ts'
import { type Row, row, show } from './table.ts'

/** Rows of one timeline, and the members among whom those of the organisation are spread. */
const entries = 100_000
const members = 200

type Ids = { person: string; organisation: string; cursor: string }

/** After `addManyRows`, whose members these are in addition to. */
export async function timelineRows(servers: Servers, client: pg.Client): Promise<{ rows: Row[]; person: string }> {
  const cookie = await startSession(client, 'admin')
  const ids = await addTimelines(client)
  const times = await medianTimes(servers, cookie, views(ids))
  const rows = [...times].map(([view, { ms, ratio }]) =>
    row(`${view}, at ${entries} rows`, ms, show.milliseconds, { most: 50 }, timesReference(ratio)),
  )
  return { rows, person: ids.person }
}

const views = ({ person, organisation, cursor }: Ids) => ({
  'person, timeline': `/admin/people/${person}.data`,
  'person, timeline, far back': `/admin/people/${person}.data?before=${cursor}`,
  'person, timeline, one kind': `/admin/people/${person}.data?show=edits`,
  'organisation, timeline': `/admin/organisations/${organisation}.data`,
  'organisation, timeline, far back': `/admin/organisations/${organisation}.data?before=${cursor}`,
  'organisation, timeline, one kind': `/admin/organisations/${organisation}.data?show=mails`,
})

async function addTimelines(client: pg.Client): Promise<Ids> {
  const insertUsers = (count: number, name: string) => `
    with made as (
      insert into users (email, name, password_hash, locale)
      select '${name}' || n || '@timeline.example', '${name} ' || n, 'none', 'en' from generate_series(1, ${count}) n returning id
    )
    insert into user_access_levels (user_id, role) select id, 'supplier' from made`
  await client.query(insertUsers(1, 'person'))
  await client.query(insertUsers(members, 'member'))
  const { rows: made } = await client.query(`
    with organisation as (
      insert into organisations (name, kind) values ('Timeline', 'supplier') returning id
    ), domain as (
      insert into organisation_domains (domain, organisation_id) select 'region1.example', id from organisation
    )
    insert into organisation_members (user_id, organisation_id)
    select users.id, organisation.id from users, organisation where users.email like 'member%@timeline.example'
    returning organisation_id as id`)
  for (const [who, each] of [
    ['person', entries],
    ['member', entries / members],
  ] as const)
    for (const statement of insertEntries(who, each)) await client.query(statement)
  await client.query('vacuum analyze')
  const { rows: person } = await client.query(`select id from users where email = 'person1@timeline.example'`)
  const cursor = encodeURIComponent(
    `${new Date(Date.now() - 20_000 * 60_000).toISOString().replace('Z', '000Z')}~mail~0`,
  )
  return { person: person[0].id, organisation: made[0].id, cursor }
}

/** Half mails, a quarter changes, a quarter downloads, and as many views, which no timeline shows. */
function insertEntries(who: string, each: number) {
  const people = `from users cross join generate_series(1, ${Math.round(each / 4)}) n where email like '${who}%@timeline.example'`
  const at = `now() - make_interval(mins => n)`
  return [
    `insert into mails (key, template, locale, to_name, to_address, subject, html, text, status, attempts, created_at, sent_at)
      select id || '-' || n || '-' || copy, 'event-invitation', 'en', name, email, 'You are invited ' || n, '<p>A text.</p>', 'A text.',
             'sent', 1, ${at}, ${at}
      ${people.replace(' where', ' cross join generate_series(1, 2) copy where')}`,
    `insert into audit_log (actor_email, action, object_id, object_name, created_at)
      select 'bench@nordbro.example', 'user.role-changed', id::text, email, ${at} ${people}`,
    `insert into audit_log (actor_email, action, object_id, object_name, created_at)
      select 'bench@nordbro.example', 'person.viewed', id::text, email, ${at} ${people}`,
    `insert into insight_downloads (user_id, insight_id, created_at)
      select users.id, (select id from insights limit 1), ${at} ${people}`,
  ]
}
