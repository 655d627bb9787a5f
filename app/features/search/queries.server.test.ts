import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect } from 'vitest'
import { accessRequests } from '~/db/schema/access-requests'
import { chatConversations, chatMessages } from '~/db/schema/chat-messages'
import { circleRequests } from '~/db/schema/circle-requests'
import { contactRequests } from '~/db/schema/contact-requests'
import { contentDocuments } from '~/db/schema/documents'
import { engagements } from '~/db/schema/engagements'
import { insights } from '~/db/schema/insights'
import { mails } from '~/db/schema/mails'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { threads } from '~/db/schema/threads'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, asAdmin, asMember } from '../../../test/members'
import { test } from '../../../test/test'
import { queryOf } from './model'
import { search, searchInput } from './queries.server'
import { matchingQuery, matchingRows, prepareSearch, similarQuery } from './sources/stored.server'
import { sourcesFor } from './sources/tables.server'
import { mostAtOnce } from './sources/turns.server'

const find = async (ctx: Ctx, typed: string, kind: Parameters<typeof search>[1]['kind'] = null) =>
  (await search(ctx, { typed, kind })).groups

const found = async (ctx: Ctx, typed: string) =>
  (await find(ctx, typed)).flatMap(({ kind, results }) => results.map(({ title }) => `${kind}: ${title}`))

const aRequest = { role: 'supplier', reason: 'x', locale: 'sv' } as const
const aFile = { fileName: 'tenders.pdf', mediaType: 'application/pdf', size: 1 }

/** One row of everything with the word Quillfjord in it. */
async function addOneOfEach(ctx: Ctx) {
  const word = 'Quillfjord'
  await asMember(ctx, { name: `Åsa ${word}`, email: 'asa@quill.example' })
  await ctx.db
    .insert(accessRequests)
    .values({ ...aRequest, name: 'Petra Lindqvist', organization: `Region ${word}`, email: 'petra@region.example' })
  await addEvent(ctx, { title: `${word} for suppliers`, roles: ['supplier'] })
  await addEvent(ctx, { title: `${word} for premium`, roles: ['supplier'], minLevel: 'premium' })
  await addEvent(ctx, { title: `${word} for hospitals`, roles: ['hospital'] })
  await addEvent(ctx, { title: `${word} long ago`, eventDate: new Date('2025-01-01T17:00:00Z') })
  await addEvent(ctx, { title: `${word} cancelled`, status: 'cancelled' })
  await ctx.db.insert(contactRequests).values({
    name: `Johan ${word}`,
    organization: 'Region Dal',
    email: 'johan@dal.example',
    message: 'x',
    interest: 'clinical-visits',
    locale: 'sv',
  })
  await ctx.db.insert(circleRequests).values({
    name: `Sofie ${word}`,
    email: 'sofie@dal.example',
    why: 'x',
    interests: [],
    consentText: 'x',
    consentVersion: 1,
    consentedAt: ctx.now,
    locale: 'no',
  })
  const conversationId = crypto.randomUUID()
  await ctx.db.insert(chatConversations).values({ id: conversationId })
  await ctx.db.insert(chatMessages).values({ conversationId, content: `Who is ${word}?`, locale: 'en' })
  await ctx.db.insert(mails).values({
    key: crypto.randomUUID(),
    template: 'x',
    locale: 'en',
    toName: '',
    toAddress: 'someone@dal.example',
    subject: `About ${word}`,
    html: '',
    text: '',
  })
  await ctx.db.insert(contentDocuments).values({ type: 'note', draft: { title: { en: 'A note', sv: `Om ${word}` } } })
  const published = { ...aFile, publishedAt: new Date('2026-11-01') }
  await ctx.db.insert(insights).values([
    { ...published, fileKey: 'a', title: { en: `${word} tenders`, sv: `${word} anbud` }, roles: ['supplier'] },
    { ...published, fileKey: 'b', title: { en: `${word} for hospitals only` }, roles: ['hospital'] },
    { ...aFile, fileKey: 'c', title: { en: `${word} draft` }, roles: ['supplier'] },
  ])
}

test('an admin finds everything', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  await addOneOfEach(ctx)
  expect((await found(admin, 'quillfjord')).sort()).toEqual([
    'document: A note',
    'event: Quillfjord cancelled',
    'event: Quillfjord for hospitals',
    'event: Quillfjord for premium',
    'event: Quillfjord for suppliers',
    'event: Quillfjord long ago',
    'inbox: Johan Quillfjord',
    'inbox: Sofie Quillfjord',
    'inbox: Who is Quillfjord?',
    'library: Quillfjord draft',
    'library: Quillfjord for hospitals only',
    'library: Quillfjord tenders',
    'mail: About Quillfjord',
    'person: Åsa Quillfjord',
    'request: Petra Lindqvist',
  ])
})

test('a member finds only their upcoming events and their files, never a person, request, message or mail', async ({
  ctx,
}) => {
  await addOneOfEach(ctx)
  const supplier = await asMember(ctx, { role: 'supplier', level: 'entry' })
  expect((await found(supplier, 'quillfjord')).sort()).toEqual([
    'event: Quillfjord for suppliers',
    'library: Quillfjord tenders',
  ])
  const hospital = await asMember(ctx, { role: 'hospital', level: 'premium' })
  expect((await found(hospital, 'quilfjord')).sort()).toEqual([
    'event: Quillfjord for hospitals',
    'library: Quillfjord for hospitals only',
  ])
  const [events] = await find(supplier, 'quillfjord', 'event')
  expect(events?.results[0]?.to).toMatch(/^\/events\/[0-9a-f-]{36}$/)
  for (const typed of ['asa@quill.example', 'Petra Lindqvist', 'petra@region.example', 'Johan', 'someone@dal.example'])
    expect(await found(supplier, typed)).toEqual([])
  for (const kind of ['person', 'request', 'inbox', 'mail', 'document'] as const)
    expect(await find(supplier, 'quillfjord', kind)).toEqual([])
})

/** An organisation with an engagement and a thread, whose subject has the word Quillfjord in it. */
async function addPartner(ctx: Ctx, name: string) {
  const [organisation] = await ctx.db.insert(organisations).values({ name, kind: 'supplier' }).returning()
  const organisationId = organisation?.id ?? ''
  await ctx.db.insert(engagements).values([
    {
      ...{ organisationId, program: 'exchange', tier: 'premium', total: 200_000, priceRevision: 'x', locale: 'sv' },
      lines: [
        { kind: 'tier', key: 'premium', quantity: 1, unitPrice: 195_000 },
        { kind: 'addOn', key: 'interpreter', quantity: 1, unitPrice: 5000 },
      ],
      ...{ state: 'offered', offeredAt: ctx.now, validUntil: '2026-12-01' },
    },
    {
      ...{ organisationId, program: 'visits', tier: 'core', lines: [], total: 0, priceRevision: 'x', locale: 'sv' },
      validUntil: '2026-12-01',
    },
  ])
  await ctx.db.insert(threads).values({ organisationId, subject: `${name} asks Quillfjord`, lastMessageAt: ctx.now })
  return organisationId
}

test('admins find engagements by the organisation, and threads', async ({ ctx }) => {
  await addPartner(ctx, 'Aldera')
  expect((await found(await asAdmin(ctx), 'aldera')).sort()).toEqual([
    ...['engagement: Aldera', 'engagement: Aldera', 'organisation: Aldera', 'thread: Aldera asks Quillfjord'],
  ])
  const member = await asMember(ctx)
  // Who may see engagements and not the dialogue.
  const reader = { ...member, actor: { ...member.actor, adminRole: 'reader' } } as const
  expect(await found(reader, 'quillfjord')).toEqual([])
  expect(await found(reader, 'aldera')).toContain('engagement: Aldera')
})

test('members find what was offered to their organisation and its threads, and lose them when they leave', async ({
  ctx,
}) => {
  const organisationId = await addPartner(ctx, 'Aldera')
  await addPartner(ctx, 'Norrmark')
  const member = await asMember(ctx)
  const typed = ['quillfjord', 'exchange premium', 'interpreter', 'clinical visits core', 'aldera', 'norrmark']
  const results = async () => (await Promise.all(typed.map((words) => found(member, words)))).flat()
  const ofPartner = (titles: string[]) => titles.filter((title) => /^(engagement|thread|organisation)/.test(title))
  expect(ofPartner(await results())).toEqual([])
  await ctx.db.insert(organisationMembers).values({ userId: member.actor.userId, organisationId })
  expect(new Set(ofPartner(await results()))).toEqual(
    new Set(['thread: Aldera asks Quillfjord', 'engagement: Insight exchange, Premium']),
  )
  await ctx.db.delete(organisationMembers)
  expect(ofPartner(await results())).toEqual([])
})

test('a visitor may not search', async ({ ctx }) => {
  await expect(search(ctx, { typed: 'x', kind: null })).rejects.toMatchObject({ kind: 'forbidden' })
})

test('people are found by part, without marks, in any case, with typing errors, and by their address', async ({
  ctx,
}) => {
  const admin = await asAdmin(ctx, 'someone.else@nordbro.example')
  await asMember(ctx, { name: 'Åsa Öberg-Lindqvist', email: 'asa.oberg@sykehus.example' })
  for (const typed of [
    'åsa',
    'ASA',
    'oberg',
    'Öberg asa',
    'lindqvi',
    'lindqist',
    'Lidnqvist',
    'asa.oberg@sykehus.example',
    'sykehus',
  ])
    expect([typed, await found(admin, typed)]).toEqual([typed, ['person: Åsa Öberg-Lindqvist']])
})

test('an exact name is found among many newer ones that begin with it', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  await ctx.db.execute(sql`insert into users (email, name, password_hash, locale, created_at)
    select 'n' || n || '@x.example', 'Anna Bergstrom ' || n, '', 'en'::locale, now() from generate_series(1, 200) n
    union all select 'zz@x.example', 'Anna Berg', '', 'en', '2020-01-01'`)
  const [people] = await find(admin, 'anna berg')
  expect(people).toMatchObject({ kind: 'person', hasMore: true })
  expect(people?.results[0]?.title).toBe('Anna Berg')
  expect((await find(admin, 'anna berg', 'person'))[0]?.results).toHaveLength(50)
})

test('what can’t be searched for is answered with nothing', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  await addOneOfEach(ctx)
  for (const typed of ['%', '_', '%%%', '\0', '😀', "'; drop table users --", '\\', '🇸🇪', '\uD800'])
    expect([typed, (await find(admin, typed)).filter(({ kind }) => kind === 'person')]).toEqual([typed, []])
  expect(await found(admin, 'quill\0fjord\0')).toContain('person: Åsa Quillfjord')
  expect(await search(admin, { typed: 'quillfjord '.repeat(1000), kind: null })).toMatchObject({ isCut: true })
  expect((await find(admin, 'x'.repeat(10_000))).length).toBe(0)
})

test.for([
  ['a word of 10,000 letters', 'x'.repeat(10_000)],
  ['10,000 spaces', ' '.repeat(10_000)],
  ['wildcards', '%_\\'.repeat(70)],
  ['NUL', '\0'.repeat(300)],
  ['emoji', '👩‍⚕️'.repeat(300)],
  ['a text from right to left', '\u202Eשרה לוי\u202C '.repeat(50)],
  ['200 words', Array.from({ length: 200 }, (_, number) => `word${number}`).join(' ')],
  ['200 letters in one word', 'ab'.repeat(100)],
] as const)('%s is no error, and makes statements of a bounded size', async ([, typed], { ctx }) => {
  const admin = await asAdmin(ctx)
  await asMember(ctx, { name: 'שרה לוי' })
  const isName = typed.includes('שרה')
  expect(await found(admin, typed)).toEqual(
    typed.trim() === '' ? expect.arrayContaining(['page: Today']) : isName ? ['person: שרה לוי'] : [],
  )
  const query = queryOf(typed)
  if (query.words.length === 0) return
  const sources = sourcesFor(admin)
  for (const statement of [matchingQuery(sources, query, 9), similarQuery(sources, query)]) {
    if (statement) expect(new PgDialect().sqlToQuery(statement).params.length).toBeLessThan(700)
  }
})

test('a flood of searches by one person is refused, and others are answered', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const other = await asMember(ctx)
  const flood = Array.from({ length: mostAtOnce * 3 }, (_, number) => found(admin, `flood${number}`))
  const [others, ...answers] = await Promise.allSettled([found(other, 'account'), ...flood])
  expect(others).toMatchObject({ status: 'fulfilled', value: ['page: Account'] })
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostAtOnce)
  expect(answers.at(-1)).toMatchObject({ status: 'rejected', reason: { kind: 'too-many' } })
  expect(await found(admin, 'activity')).toContain('page: Activity')
})

test('a frequent word is found among the newest rows, without listing all that have it', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  await ctx.db.execute(sql`insert into users (email, name, password_hash, locale, created_at)
    select 'n' || n || '@x.example', 'Anna Strand', '', 'en'::locale, now() + n * interval '1 minute' from generate_series(1, 300) n`)
  await prepareSearch(ctx.db)
  const people = sourcesFor(admin).filter(({ kind }) => kind === 'person')
  const { rows } = await ctx.db.execute(
    sql`explain (analyze, costs off) ${matchingQuery(people, queryOf('strand'), 9)}`,
  )
  const plan = rows.map((row) => String(row['QUERY PLAN']))
  expect(plan.filter((line) => line.includes('users_search'))).toEqual([
    expect.stringContaining('never executed'),
    expect.stringContaining('never executed'),
  ])
  const [group] = await find(admin, 'strand', 'person')
  expect(group?.results).toHaveLength(50)
  expect(group?.results[0]?.detail).toBe('n300@x.example')
})

test('an older row with the word at its beginning comes before newer ones that have it within', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  await ctx.db.execute(sql`insert into users (email, name, password_hash, locale, created_at)
    select 'n' || n || '@x.example', 'Lars Strand', '', 'en'::locale, now() from generate_series(1, 300) n
    union all select 'zz@x.example', 'Lars Randberg', '', 'en', '2020-01-01'`)
  const [group] = await find(admin, 'rand', 'person')
  expect(group?.results[0]?.title).toBe('Lars Randberg')
  expect(group?.results).toHaveLength(50)
})

test('nothing typed suggests pages and actions by permission', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const member = await asMember(ctx)
  expect(await found(admin, ' ')).toEqual(
    expect.arrayContaining(['page: Today', 'action: New event', 'action: Sign Out']),
  )
  const suggested = await found(member, '')
  expect(suggested).toEqual(expect.arrayContaining(['page: Supplier', 'page: Account', 'action: Switch theme']))
  expect(suggested.join()).not.toMatch(/Today|New event|Inbox/)
  expect((await find(member, 'users')).flatMap(({ results }) => results.map(({ to }) => to))).not.toContain('/admin')
})

test('pages and actions are found in the language of the reader', async ({ ctx }) => {
  const member = { ...(await asMember(ctx)), locale: 'sv' as const }
  expect(await found(member, 'lösenord')).toEqual(['page: Konto'])
  expect(await found(member, 'losenrod')).toEqual(['page: Konto'])
  expect(await found(member, 'logga ut')).toEqual(['action: Logga ut'])
})

test.for([
  ['en', ['import', 'csv'], 'page: Import members'],
  ['en', ['set up', 'setup', 'checklist'], 'page: Set up'],
  ['en', ['level', 'role'], 'page: Users'],
  ['sv', ['importera', 'ladda upp'], 'page: Importera medlemmar'],
  ['sv', ['kom igång', 'checklista'], 'page: Kom igång'],
  ['sv', ['nivå'], 'page: Användare'],
  ['no', ['importer', 'last opp'], 'page: Importer medlemmer'],
  ['no', ['kom i gang', 'sjekkliste'], 'page: Kom i gang'],
  ['no', ['nivå'], 'page: Brukere'],
] as const)('in %s an admin finds by %s: %s; a member does not', async ([locale, words, expected], { ctx }) => {
  const admin = { ...(await asAdmin(ctx)), locale }
  const member = { ...(await asMember(ctx)), locale }
  for (const typed of words) {
    expect([typed, await found(admin, typed)]).toEqual([typed, expect.arrayContaining([expected])])
    expect([typed, await found(member, typed)]).not.toEqual([typed, expect.arrayContaining([expected])])
  }
})

test.for([
  ['en', ['dark', 'light'], 'action: Switch theme'],
  ['en', ['language', 'swedish', 'svenska'], 'action: Language: Svenska'],
  ['sv', ['mörkt', 'ljust'], 'action: Byt tema'],
  ['sv', ['språk', 'engelska'], 'action: Språk: English'],
  ['no', ['mørkt', 'lyst'], 'action: Bytt tema'],
  ['no', ['språk', 'engelsk'], 'action: Språk: English'],
  ['en', ['content hub', 'downloads'], 'page: Content Hub'],
  ['sv', ['kunskapsbank', 'nedladdningar'], 'page: Kunskapsbank'],
  ['no', ['kunnskapsbank', 'nedlastinger'], 'page: Kunnskapsbank'],
] as const)('in %s everyone finds by %s: %s', async ([locale, words, expected], { ctx }) => {
  const member = { ...(await asMember(ctx)), locale }
  for (const typed of words)
    expect([typed, await found(member, typed)]).toEqual([typed, expect.arrayContaining([expected])])
})

test('languages are found when one looks for them, and do not take the place of suggestions', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  expect(await found(admin, 'language')).not.toContain('action: Language: English')
  expect((await found(admin, '')).join()).not.toContain('Language')
})

test('the address names what to search for', () => {
  expect(searchInput(new URLSearchParams('q=a+b&kind=mail'))).toEqual({ typed: 'a b', kind: 'mail' })
  expect(searchInput(new URLSearchParams('kind=nonsense'))).toEqual({ typed: '', kind: null })
})

test('every source uses the index on its text, for parts of words and for similar ones', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const query = queryOf('quillfjord berg')
  await prepareSearch(ctx.db)
  const explain = async (of: SQL | null) =>
    JSON.stringify((await ctx.db.execute(sql`explain ${of}`)).rows.map((row) => row['QUERY PLAN']))
  for (const source of sourcesFor(admin)) {
    const index = `${source.table}_search`
    expect(await explain(matchingQuery([source], query, 3))).toContain(index)
    // Of mails only the newest are compared.
    expect(await explain(similarQuery([source], query))).toContain(source.table === 'mails' ? 'mails_newest' : index)
  }
})

test('a member’s own events and files are found by the same index, and people through the directory', async ({
  ctx,
}) => {
  const sources = sourcesFor(await asMember(ctx))
  expect(sources.map(({ kind }) => kind)).toEqual(['person', 'person', 'thread', 'event', 'library'])
  expect(await matchingRows(ctx.db, sources, queryOf('anna b'), 3)).toEqual([])
})
