// The time of a whole request for the admin's list of users, for the directory and for the search, and the CPU of the page of
// a supplier, with few rows and with a hundred times as many.
import type pg from 'pg'
import type { Effort } from './cpu.ts'
import { addManyRows, addPartner } from './many-rows.ts'
import { pageLimit, type Servers, timesReference } from './reference.ts'
import { medianTimes, type RequestTime } from './request-times.ts'
import { startSession } from './session.ts'
import { pageCpu } from './signed-in.ts'
import { type Row, row, show } from './table.ts'

const fewUsers = 1000
const manyUsers = 100_000

/** As the dialog asks: without the data of the page around it. */
const onlySearch = '_routes=routes%2Fmembers%2Fsearch'

/** What an admin does with the list and with the search, and its address. */
const views = {
  'list of users': '/admin.data',
  'list of users, far page': '/admin.data?page=30',
  'list of users, search': '/admin.data?q=lund0',
  'list of users, search for one': '/admin.data?q=lund900',
  'list of users, search by name': '/admin.data?q=Petra+Strandgren',
  'list of users, filter': '/admin.data?role=hospital',
  'list of users, search, filter and sort': '/admin.data?q=berg&role=embassy&sort=email',
  'search everywhere, a frequent word': `/search.data?q=berg&${onlySearch}`,
  'search everywhere, a frequent word that begins no name': `/search.data?q=example&${onlySearch}`,
  'search everywhere, two letters': `/search.data?q=be&${onlySearch}`,
  'search everywhere, one person': `/search.data?q=lund9000&${onlySearch}`,
  'search everywhere, two words': `/search.data?q=berg+region&${onlySearch}`,
  'search everywhere, a typing error': `/search.data?q=strnad9001&${onlySearch}`,
  'search everywhere, a typing error in a frequent word': `/search.data?q=hosptial99&${onlySearch}`,
  'search everywhere, a typing error in a name': `/search.data?q=petra+strndgren&${onlySearch}`,
  directory: '/directory.data',
  'directory, far page': '/directory.data?page=390',
  'directory, a frequent word': '/directory.data?q=nurse',
  'directory, one member': '/directory.data?q=pilot+90005',
  'directory, organisation and country': '/directory.data?q=region&country=NO',
  'directory, kind of organisation': '/directory.data?kind=embassy',
  'search everywhere, nothing': `/search.data?q=xqzzvv&${onlySearch}`,
}

const times = (value: number) => `${value.toFixed(2)} ×`

/** Leaves the rows in the database. */
export async function userListRows(servers: Servers, client: pg.Client, effort: Effort): Promise<Row[]> {
  const cookie = await startSession(client, 'admin')
  const partner = await startSession(client, 'supplier')
  // What the supplier has of their own stays the same: the rows of others grow.
  await addPartner(client)
  const measure = async () => ({
    views: await medianTimes(servers, cookie, views),
    partner: await pageCpu(servers, '/supplier', partner, effort),
  })
  await addManyRows(client, { from: 1, to: fewUsers })
  const small = await measure()
  await addManyRows(client, { from: fewUsers + 1, to: manyUsers })
  const large = await measure()
  const ofViews = Object.keys(views).flatMap((view) => growth(view, small.views.get(view), large.views.get(view)))
  const title = 'server CPU, /supplier with 40 deliverables and 200 messages'
  const { milliseconds, ratio } = large.partner
  return [
    ...ofViews,
    row(`${title}, at ${manyUsers} users`, ratio, timesReference, pageLimit, show.milliseconds(milliseconds)),
    // By their ratios to the reference: minutes lie between the two.
    row(`${title}, against ${fewUsers} users`, ratio / small.partner.ratio, times, { most: 2 }),
  ]
}

/** The time with many rows, and how many times that with few rows it is. */
function growth(what: string, before: RequestTime | undefined, after: RequestTime | undefined) {
  if (!before || !after) throw new Error(`${what} was not measured`)
  const time = row(
    `${what}, at ${manyUsers} users`,
    after.ms,
    show.milliseconds,
    { most: 50 },
    timesReference(after.ratio),
  )
  // By their ratios to the reference: minutes lie between the two.
  return [time, row(`${what}, against ${fewUsers} users`, after.ratio / before.ratio, times, { most: 2 })]
}
