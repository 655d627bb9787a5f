import { rm } from 'node:fs/promises'
import { newDataDir, startSite } from '../server.ts'
import { withDatabase } from '../stopped-database.ts'
import { expect, test } from '../test.ts'

/** SQL for rows of `name` that are `days` old: a log row, an interest, and a version that was replaced then. */
const insertRows = (name: string, days: number) => {
  const at = `now() - interval '${days} days'`
  return `
    insert into audit_log (actor_email, action, object_id, object_name, created_at)
      values ('admin@nordbro.example', 'user.removed', 'x', '${name}', ${at});
    insert into content_documents (id, type, draft) values ('${name}', 'note', '{}');
    insert into content_revisions (document_id, version, kind, fields, editor_email, created_at)
      values ('${name}', 1, 'saved', '{}', '${name}@nordbro.example', now() - interval '9 years'),
        ('${name}', 2, 'saved', '{}', '${name}@nordbro.example', ${at});
    with person as (insert into users (email, password_hash, locale) values ('${name}@b.example', '', 'en') returning id)
      insert into event_interests (user_id, created_at) select id, ${at} from person;`
}

const remainingRowsSql = `select
  (select string_agg(object_name, ',') from audit_log) as logged,
  (select string_agg(document_id || version, ',' order by document_id, version) from content_revisions) as revised,
  (select string_agg(email, ',') from event_interests join users on users.id = user_id) as interested`

test('log rows, earlier versions and interests are deleted when their retention is over', {
  tag: '@P2',
}, async () => {
  const DATA_DIR = await newDataDir()
  await (await startSite({ DATA_DIR })).stop()
  await withDatabase(DATA_DIR, (db) => db.exec(insertRows('old', 740) + insertRows('young', 300)))
  const remaining = { logged: 'young', revised: 'old2,young1,young2', interested: 'young@b.example' }
  // The clean-up runs at the start and every hour; a busy machine may need more than half a second for it.
  let waitMs = 500
  await expect(async () => {
    const site = await startSite({ DATA_DIR })
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    waitMs *= 4
    await site.stop()
    const { rows } = await withDatabase(DATA_DIR, (db) => db.query(remainingRowsSql))
    expect(rows).toEqual([remaining])
  }).toPass({ timeout: 45_000 })
  await rm(DATA_DIR, { recursive: true })
})
