// Rows as after years of use: members, and in proportion to them requests, events, files, messages, mails and the log.
import type pg from 'pg'

const names = `(array['Anna', 'Lars', 'Ingrid', 'Erik', 'Åsa', 'Petra', 'Johan'])[1 + n % 7]`
const surnames = `(array['Lund', 'Berg', 'Dahl', 'Strand'])[1 + n % 4]`
const fullName = `${names} || ' ' || ${surnames} || (array['', 'qvist', 'man', 'gren', 'stedt'])[1 + n % 5]`
const organisation = `(array['Region', 'Hospital', 'Devices'])[1 + n % 3] || ' ' || n % 500`
const address = `lower(${surnames}) || n || '@' || (array['region', 'hospital', 'devices'])[1 + n % 3] || n % 500 || '.example'`
/** One row a minute, back from now; those of tables with fewer rows are as far apart as their number asks. */
const madeAt = `now() - make_interval(mins => n)`
const oneOf = (type: string, ...values: string[]) =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + n % ${values.length}]::${type}`

/** The numbers of those members for whom there is a row of another table. */
const oneIn = (every: number, { from, to }: Range) =>
  `generate_series(${Math.ceil(from / every) * every}, ${to}, ${every}) n`

type Range = { from: number; to: number }

const insertRows = (range: Range) => [
  `with made as (
      insert into users (email, name, password_hash, locale, created_at)
      select ${address}, ${fullName}, 'none', 'en', ${madeAt} from ${oneIn(1, range)} returning id, created_at
    )
    insert into user_access_levels (user_id, role, access_level, created_at)
    select id, (array['supplier', 'embassy', 'hospital'])[1 + floor(random() * 3)::int]::member_role,
           (array['entry', 'builder', 'premium'])[1 + floor(random() * 3)::int]::access_level, created_at
    from made`,
  `insert into organisations (name, kind, country)
    select ${organisation} || ' of ' || n, (array['supplier', 'hospital', 'embassy', 'other'])[1 + n / 5 % 4]::organisation_kind, 'SE'
    from ${oneIn(5, range)}`,
  `insert into organisation_members (user_id, organisation_id)
    select users.id, organisations.id
    from (select id, row_number() over (order by created_at) as place from users) as users
    join (select id, row_number() over (order by name) - 1 as place, count(*) over () as total from organisations) as organisations
      on users.place % organisations.total = organisations.place
    on conflict do nothing`,
  // Every organisation has an engagement with what it promises, and a thread. What is due within 14 days is pending, or the job of
  // the day would make it so, in a transaction for each engagement while pages are measured.
  `with made as (
      insert into engagements (organisation_id, program, tier, lines, total, price_revision, state, locale, valid_until, starts_on,
                               accepted_text, offered_at, decided_at, started_at)
      select id, 'upgrades', 'partner', '[]', 105000, 'bench', 'running', 'en', current_date, current_date, 'Yes', now(), now(), now()
      from organisations where not exists (select from engagements where organisation_id = organisations.id)
      returning id
    )
    insert into deliverables (engagement_id, template_key, title, text, side, due_on, state, position)
    select id, 'item' || place, jsonb_build_object('en', 'Item ' || place), '{"en": ""}', 'team', current_date + place * 10,
           (case when place = 1 then 'pending' else 'upcoming' end)::deliverable_state, place
    from made cross join generate_series(1, 3) place`,
  `with made as (
      insert into threads (organisation_id, subject, message_count, last_message_at)
      select id, 'A question about tenders of ' || name, 5, now() - interval '1 day'
      from organisations where not exists (select from threads where organisation_id = organisations.id)
      returning id
    )
    insert into thread_messages (thread_id, number, author_name, is_from_team, body, created_at)
    select id, number, 'Someone', number % 2 = 0, 'A message of the thread.', now() - make_interval(days => 6 - number)
    from made cross join generate_series(1, 5) number`,
  // Every fifth is in the directory.
  `insert into member_profiles (user_id, name, role, title, country, seeks, offers, name_audience, title_audience,
                                organisation_audience, country_audience, seeks_audience, offers_audience)
    select id, name, role, 'Head of care ' || n, (array['SE', 'NO', 'FI', 'DK', 'IS'])[1 + n / 5 % 5],
           'A host site for pilot ' || n || ' on care at home, with a nurse', 'Data of ' || n || ' visits, and ' || ${surnames} || ' care',
           case when n % 5 = 0 then 'members' else 'nobody' end::directory_audience, 'members',
           ${oneOf('directory_audience', 'members', 'role', 'members')}, 'members', 'members', ${oneOf('directory_audience', 'members', 'role')}
    from (
      select users.id, users.name, role, row_number() over (order by users.email) as n
      from users join user_access_levels on user_id = users.id
    ) as members
    on conflict do nothing`,
  // A few of the newest wait for a decision.
  `insert into access_requests (name, email, organization, role, reason, status, locale, created_at, reviewed_at)
    select ${fullName}, ${address}, ${organisation}, ${oneOf('member_role', 'supplier', 'hospital', 'embassy')},
           'A reason.', (case when n <= 60 then 'pending' else 'approved' end)::access_request_status, 'en', ${madeAt},
           case when n > 60 then ${madeAt} + interval '1 day' end
    from ${oneIn(2, range)}`,
  `insert into invitations (hash, email, role, locale, expires_at, accepted_at, created_at)
    select 'bench' || n, ${address}, 'supplier', 'en', ${madeAt} + interval '14 days',
           case when n > 400 then ${madeAt} + interval '2 days' end, ${madeAt}
    from ${oneIn(2, range)}`,
  `insert into events (title, event_type, event_date, time_zone, location, roles, max_participants, created_at)
    select 'Round table ' || n || ' on ' || ${surnames} || ' care', 'Round table',
           now() + interval '60 days' - make_interval(hours => n / 200 * 48), 'Europe/Stockholm',
           ${oneOf('text', 'Stockholm', 'Oslo', 'Bergen', 'Helsinki')},
           array[${oneOf('member_role', 'supplier', 'hospital', 'embassy')}], 40, ${madeAt}
    from ${oneIn(200, range)}`,
  `insert into event_responses (event_id, user_id, response)
    select events.id, users.id, 'attending'
    from (select id, row_number() over (order by event_date) as place from events) as events
    join (select id, row_number() over (order by created_at) as place from users) as users
      on users.place % 500 = events.place % 500
    on conflict do nothing`,
  `insert into insights (title, file_key, file_name, media_type, size, roles, published_at)
    select jsonb_build_object('en', 'Tenders of ' || ${organisation}), 'bench' || n, 'tenders-' || n || '.pdf',
           'application/pdf', 1000, array[${oneOf('member_role', 'supplier', 'hospital', 'embassy')}], ${madeAt}
    from ${oneIn(500, range)}`,
  `insert into content_documents (type, draft, created_at, updated_at)
    select 'note', jsonb_build_object('title', jsonb_build_object('en', 'Note ' || n || ' on ' || ${surnames})), ${madeAt}, ${madeAt}
    from ${oneIn(1000, range)}`,
  `insert into contact_requests (name, organization, email, message, interest, locale, created_at, done_at)
    select ${fullName}, ${organisation}, ${address}, 'A question ' || n, 'clinical-visits', 'en', ${madeAt},
           case when n > 300 then ${madeAt} + interval '1 day' end
    from ${oneIn(10, range)}`,
  `insert into circle_requests (name, organization, email, why, interests, consent_text, consent_version, consented_at, locale, created_at, done_at)
    select ${fullName}, ${organisation}, ${address}, 'A reason ' || n, '{}', 'Yes', 1, ${madeAt}, 'en', ${madeAt},
           case when n > 300 then ${madeAt} + interval '1 day' end
    from ${oneIn(10, range)}`,
  `with made as (
      insert into chat_conversations (id, created_at, done_at)
      select gen_random_uuid(), ${madeAt}, case when n > 300 then ${madeAt} + interval '1 day' end from ${oneIn(10, range)}
      returning id, created_at
    )
    insert into chat_messages (conversation_id, content, locale, created_at)
    select id, 'Who answers questions about tenders of region ' || id || '?', 'en', created_at from made`,
  `insert into mails (key, template, locale, to_name, to_address, subject, html, text, status, attempts, created_at, sent_at)
    select 'bench' || n || '-' || copy, 'event-invitation', 'en', ${fullName}, ${address},
           ${oneOf('text', 'You are invited', 'Your request', 'Your seat', 'Questions and answers')} || ' ' || n % 1000,
           repeat('<p>A text of the mail.</p>', 40), 'A text of the mail.', (case when n <= 20 then 'failed' else 'sent' end)::mail_status,
           1, ${madeAt}, case when n > 20 then ${madeAt} end
    from ${oneIn(1, range)} cross join generate_series(1, 2) copy`,
  `insert into audit_log (actor_email, action, object_id, object_name, created_at)
    select 'bench@nordbro.example', 'accessRequest.approved', 'bench' || n, ${address}, ${madeAt} from ${oneIn(1, range)}`,
  // The list of the first hour was closed long ago.
  `insert into site_settings (name, value) values ('setup.hidden', 'true') on conflict do nothing`,
]

/** Adds members `from` to `to` with all that belongs to them. */
export async function addManyRows(client: pg.Client, range: Range) {
  for (const statement of insertRows(range)) await client.query(statement)
  await client.query('vacuum analyze')
}

/** For the member who signed in last: an organisation with 40 deliverables, and 200 messages in ten threads. */
export async function addPartner(client: pg.Client) {
  await client.query(`with organisation as (
        insert into organisations (name, kind, country) values ('Measured', 'supplier', 'SE') returning id
      ), member as (
        insert into organisation_members (user_id, organisation_id) select user_id, organisation.id from organisation, (
          select user_id from sessions join user_access_levels using (user_id) where admin_role is null
          order by sessions.created_at desc limit 1) as latest
        on conflict (user_id) do update set organisation_id = excluded.organisation_id
      ), engagement as (
        insert into engagements (organisation_id, program, tier, lines, total, price_revision, state, locale, valid_until,
                                 starts_on, accepted_text, offered_at, decided_at, started_at)
        select id, 'visits', 'core', '[]', 220000, 'bench', 'running', 'en', current_date, current_date - 60, 'Yes', now(), now(), now()
        from organisation cross join generate_series(1, 4) returning id
      ), item as (
        insert into deliverables (engagement_id, template_key, title, text, side, due_on, state, position, completed_at)
        select id, 'item' || place, jsonb_build_object('en', 'Item ' || place), jsonb_build_object('en', repeat('What it is. ', 10)),
               'team', current_date + (place - 5) * 10, (case when place < 5 then 'complete' when place < 7 then 'pending' else 'upcoming' end)::deliverable_state,
               place, case when place < 5 then now() end
        from engagement cross join generate_series(1, 10) place
      ), thread as (
        insert into threads (organisation_id, subject, message_count, last_message_at)
        select id, 'Thread ' || number, 20, now() - make_interval(hours => number) from organisation cross join generate_series(1, 10) number
        returning id
      )
      insert into thread_messages (thread_id, number, author_name, is_from_team, body, created_at)
      select id, number, 'Someone', number % 2 = 0, repeat('A message. ', 20), now() - make_interval(hours => 30 - number)
      from thread cross join generate_series(1, 20) number`)
  await client.query('vacuum analyze')
}
