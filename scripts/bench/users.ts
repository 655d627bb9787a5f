// The time of a whole request for the admin's list of users and for the search, with few rows and with a hundred times as many.
import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { fetchRaw, type Running } from './server.ts'
import { type Row, row, show } from './table.ts'

const fewUsers = 1000
const manyUsers = 100_000
const tries = 25

/** As the dialog asks: without the data of the page around it. */
const onlySearch = '_routes=routes%2Fmembers%2Fsearch'

/** What an admin does with the list and with the search, and its address. */
const views = {
  list: '/admin.data',
  'far page': '/admin.data?page=30',
  search: '/admin.data?q=lund0',
  'search for one': '/admin.data?q=lund900',
  filter: '/admin.data?role=hospital',
  'search, filter and sort': '/admin.data?q=berg&role=embassy&sort=email',
  'search everywhere, a frequent word': `/search.data?q=berg&${onlySearch}`,
  'search everywhere, a frequent word that begins no name': `/search.data?q=example&${onlySearch}`,
  'search everywhere, two letters': `/search.data?q=be&${onlySearch}`,
  'search everywhere, one person': `/search.data?q=lund9000&${onlySearch}`,
  'search everywhere, a typing error': `/search.data?q=strnad9001&${onlySearch}`,
  'search everywhere, nothing': `/search.data?q=xqzzvv&${onlySearch}`,
}

const times = (value: number) => `${value.toFixed(2)} ×`

export async function userListRows(server: Running, databaseUrl: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const cookie = await signInAsAdmin(client)
    await addUsers(client, 1, fewUsers)
    const small = await medianTimes(server, cookie)
    await addUsers(client, fewUsers + 1, manyUsers)
    const large = await medianTimes(server, cookie)
    return Object.keys(views).flatMap((view) => {
      const [before = 0, after = 0] = [small.get(view), large.get(view)]
      return [
        row(`users, ${view}, at ${manyUsers}`, after, show.milliseconds, { most: 50 }),
        row(`users, ${view}, against ${fewUsers}`, after / before, times, { most: 2 }, show.milliseconds(before)),
      ]
    })
  } finally {
    await client.end()
  }
}

async function signInAsAdmin(client: pg.Client) {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  await client.query(`with someone as (
      insert into users (email, password_hash, locale) values ('bench@nordbro.example', 'none', 'en') returning id
    ), access as (
      insert into user_access_levels (user_id, role, is_admin) select id, 'supplier', true from someone
    )
    insert into sessions (hash, user_id, expires_at) select '${hash}', id, now() + interval '1 day' from someone`)
  return `session=${token}`
}

async function addUsers(client: pg.Client, from: number, to: number) {
  await client.query(`with made as (
      insert into users (email, name, password_hash, locale, created_at)
      select (array['lund', 'berg', 'dahl', 'strand'])[1 + n % 4] || n || '@' ||
             (array['region', 'hospital', 'devices'])[1 + n % 3] || n % 500 || '.example',
             'Member ' || n, 'none', 'en', now() - make_interval(mins => n)
      from generate_series(${from}, ${to}) n returning id, created_at
    )
    insert into user_access_levels (user_id, role, access_level, created_at)
    select id, (array['supplier', 'embassy', 'hospital'])[1 + floor(random() * 3)::int]::member_role,
           (array['entry', 'builder', 'premium'])[1 + floor(random() * 3)::int]::access_level, created_at
    from made`)
  await client.query('vacuum analyze users, user_access_levels')
}

/** The median of each view, requested in turns, so that other load of the machine affects all alike. */
async function medianTimes({ url }: Running, cookie: string) {
  const durationsByView = new Map(Object.keys(views).map((view): [string, number[]] => [view, []]))
  for (let round = -2; round < tries; round += 1) {
    for (const [view, path] of Object.entries(views)) {
      const began = performance.now()
      const { status } = await fetchRaw(`${url}${path}`, { cookie })
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      if (round >= 0) durationsByView.get(view)?.push(performance.now() - began)
    }
  }
  return new Map(
    [...durationsByView].map(([view, durations]) => [
      view,
      durations.sort((a, b) => a - b)[Math.floor(durations.length / 2)] ?? 0,
    ]),
  )
}
